import { locales } from '@shop/domain/text';
import { m } from '@shop/messages';
import { type FocusEvent, type ReactNode, useState } from 'react';

const names = { lt: m.language_lt, en: m.language_en };

const languageOf = (target: EventTarget): 'lt' | 'en' | null => {
  const name = target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';
  if (name.endsWith('En')) return 'en';
  return name.endsWith('Lt') ? 'lt' : null;
};

type Props = {
  hasTexts?: boolean;
  /** Without JavaScript both are shown, below each other. */
  isPlain?: boolean;
  children: ReactNode;
};

/** Where both languages have no room side by side, one is shown at a time; whatever gets the focus is shown. */
export function LanguageTabs({ hasTexts = true, isPlain = false, children }: Props) {
  const [language, choose] = useState<'lt' | 'en'>('lt');
  const follow = ({ target }: FocusEvent): void => choose(languageOf(target) ?? language);
  return (
    <div
      data-language={isPlain ? undefined : language}
      onFocus={follow}
      className="group/languages grid gap-5"
    >
      {hasTexts && !isPlain && (
        <div
          role="group"
          aria-label={m.admin_languages()}
          className="flex w-fit rounded-full border border-line p-0.5 lg:hidden"
        >
          {locales.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === language}
              onClick={() => choose(each)}
              className="min-h-9 rounded-full px-4 font-semibold aria-pressed:bg-beet-100 aria-pressed:text-beet-700"
            >
              {names[each]()}
            </button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
