import { REQUEST_LENGTHS } from '@shop/domain/individual/request-lengths';
import { m } from '@shop/messages';
import { Field } from '~/ui/field.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import type { RequestContext } from './context.ts';
import { MenuFiles } from './menu-files.tsx';

type Props = Pick<RequestContext, 'answers' | 'menu' | 'isMet'> & {
  onMenu: (menu: NonNullable<RequestContext['menu']>) => void;
};

/** Who writes the menu: the shop, or the buyer has one, as a text or as files. */
export function MenuFields({ answers, menu, isMet, onMenu }: Props) {
  return (
    <>
      <RadioCards
        name="menuChoice"
        legend={m.individual_menu()}
        layout="rows"
        defaultValue={answers.menuChoice}
        options={[
          { value: 'shop', title: m.individual_menu_shop(), text: m.individual_menu_shop_hint() },
          { value: 'own', title: m.individual_menu_own(), text: m.individual_menu_own_hint() },
        ]}
      />
      <div className="hidden gap-5 group-has-[[value=own]:checked]/part:grid">
        <Field name="personalMenuId" label={m.individual_menu_words()} hint={m.individual_menu_words_hint()}>
          <TextArea name="menuWords" maxLength={REQUEST_LENGTHS.menuWords} defaultValue={menu?.words ?? ''} />
        </Field>
        {isMet && <MenuFiles menu={menu} onChange={onMenu} />}
      </div>
    </>
  );
}

export function OtherFields({ answers }: Pick<RequestContext, 'answers'>) {
  return (
    <Field
      name="otherRequests"
      label={m.individual_other()}
      hint={m.individual_other_hint()}
      note={m.optional()}
    >
      <TextArea rows={5} maxLength={REQUEST_LENGTHS.otherRequests} defaultValue={answers.otherRequests} />
    </Field>
  );
}
