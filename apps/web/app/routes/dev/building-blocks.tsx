import {
  ArrowRight,
  Check,
  Leaf,
  LogOut,
  Package,
  Pencil,
  Search,
  ShoppingBag,
  Trash2,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Accordion } from '~/ui/accordion.tsx';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Button, buttonLook } from '~/ui/button.tsx';
import { Card, cardLinkLook } from '~/ui/card.tsx';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Chip } from '~/ui/chip.tsx';
import { CountdownDigits } from '~/ui/countdown-digits.tsx';
import { Dialog, DialogClose } from '~/ui/dialog.tsx';
import { Drawer, DrawerClose } from '~/ui/drawer.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import { FormShell } from '~/ui/form-shell.tsx';
import { IconButton, iconButtonLook } from '~/ui/icon-button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { MacroBar } from '~/ui/macro-bar.tsx';
import { Menu } from '~/ui/menu.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { Notice } from '~/ui/notice.tsx';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { PictureData } from '~/ui/picture-source.ts';
import { Picture } from '~/ui/picture.tsx';
import { Plate } from '~/ui/plate.tsx';
import { Price } from '~/ui/price.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { RatingInput } from '~/ui/rating-input.tsx';
import { RatingStars } from '~/ui/rating-stars.tsx';
import { Scroller } from '~/ui/scroller.tsx';
import { Select } from '~/ui/select.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { Steps } from '~/ui/steps.tsx';
import { Switch } from '~/ui/switch.tsx';
import { SortMark, sortLook, Table } from '~/ui/table.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { ToastProvider, useToast } from '~/ui/toast.tsx';
import { Tooltip } from '~/ui/tooltip.tsx';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const soup = (bowl: string, inside: string): PictureData => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="${bowl}"/><circle cx="400" cy="300" r="230" fill="#fff"/><circle cx="400" cy="300" r="195" fill="${inside}"/><ellipse cx="370" cy="270" rx="62" ry="52" fill="#fff"/><circle cx="372" cy="272" r="28" fill="#F2B01E"/><circle cx="470" cy="350" r="12" fill="#6E9E3F"/><circle cx="455" cy="240" r="9" fill="#6E9E3F"/><circle cx="330" cy="370" r="10" fill="#6E9E3F"/></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return {
    width: 800,
    height: 600,
    placeholder: address,
    files: [{ width: 800, avif: address, webp: address }],
  };
};

const dishes = [
  { name: 'Cold beet soup with egg', picture: soup('#EAF1E2', '#E86AA6'), kcal: '320 kcal' },
  { name: 'Pumpkin soup', picture: soup('#FBEFD2', '#F0A63A'), kcal: '410 kcal' },
  {
    name: 'Pea soup with mint and a very long name that takes three lines',
    picture: soup('#FADFEA', '#9CBF63'),
    kcal: '380 kcal',
  },
  { name: 'Tomato soup with basil', picture: soup('#E8EEF2', '#E0582F'), kcal: '350 kcal' },
  { name: 'Curd with berries', picture: soup('#FDF1F6', '#F6E7D8'), kcal: '290 kcal' },
  { name: 'Berry smoothie bowl', picture: soup('#FBEFD2', '#B64B8E'), kcal: '330 kcal' },
];

function Show({ title, children, wide = false }: { title: string; children: ReactNode; wide?: boolean }) {
  return (
    <section aria-label={title} className={wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      <h3 className="mb-3 border-b border-line pb-2 text-lg">{title}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </section>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-12 gap-y-12 md:grid-cols-2">{children}</div>;
}

function Buttons() {
  const [loading, setLoading] = useState(false);
  return (
    <Grid>
      <Show title="Button">
        <Button iconAfter={<ArrowRight {...icon} />}>Choose a plan</Button>
        <Button variant="secondary">See the menu</Button>
        <Button variant="quiet">Later</Button>
        <Button variant="danger" icon={<Trash2 {...icon} />}>
          Cancel the delivery
        </Button>
      </Show>
      <Show title="Sizes, as a link, full width">
        <Button size="sm">Small</Button>
        <Button>Middle</Button>
        <Button size="lg">Large</Button>
        <a href="#top" className={buttonLook({ variant: 'secondary', size: 'lg' })}>
          A link
        </a>
        <Button block>Nebeprisikiškiakopūsteliaujantiesiems</Button>
      </Show>
      <Show title="Loading and disabled">
        <Button loading={loading} loadingLabel="Saving" onClick={() => setLoading(true)}>
          Press me, I keep my width
        </Button>
        <Button loading variant="secondary" loadingLabel="Saving">
          Saving
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabledReason="The order is already in the kitchen">
          Disabled with a reason
        </Button>
      </Show>
      <Show title="Icon button, badge, link, tooltip, menu">
        <IconButton label="Edit" icon={<Pencil {...icon} />} />
        <IconButton label="Search" variant="outline" icon={<Search {...icon} />} />
        <IconButton label="Next" variant="solid" size="sm" icon={<ArrowRight {...icon} />} />
        <a href="#cart" className={iconButtonLook({ variant: 'outline' })}>
          <ShoppingBag {...icon} />
          <Badge count={3} label="3 kits in the cart" />
        </a>
        <Tooltip text="Delivered cold, in a box that is taken back.">
          <Button variant="quiet" size="sm">
            Tooltip
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <Button variant="secondary" icon={<UserRound {...icon} />}>
              Account
            </Button>
          }
          items={[
            {
              key: 'deliveries',
              label: 'Deliveries',
              icon: <Package {...icon} />,
              link: <a href="#deliveries" />,
            },
            { key: 'settings', label: 'Settings', icon: <Pencil {...icon} />, onPress: () => undefined },
            { key: 'off', label: 'Not now', disabled: true },
            { key: 'out', label: 'Log out', icon: <LogOut {...icon} />, danger: true, apart: true },
          ]}
        />
        <p>
          Text with{' '}
          <a href="#terms" className={linkLook()}>
            an inline link
          </a>{' '}
          and{' '}
          <a href="#all" className={linkLook({ kind: 'strong' })}>
            a strong one <ArrowRight {...icon} />
          </a>
        </p>
      </Show>
    </Grid>
  );
}

function Choices() {
  const [calories, setCalories] = useState('1800');
  const [without, setWithout] = useState<string[]>(['nuts']);
  const [sets, setSets] = useState(1);
  return (
    <Grid>
      <Show title="Radio chips">
        <RadioCards
          name="calories"
          legend="Calories"
          layout="chips"
          value={calories}
          onChange={setCalories}
          options={[
            ...['1200', '1500', '1800', '2100', '2500'].map((one) => ({ value: one, title: one })),
            { value: '3000', title: '3000', unavailable: 'from December' },
          ]}
        />
      </Show>
      <Show title="Radio rows, with an error">
        <RadioCards
          name="bank"
          legend="Pay with"
          layout="rows"
          required
          className="w-full"
          error="Choose how to pay"
          options={[
            { value: 'bank', title: 'Bank link', text: 'Swedbank, SEB, Luminor', aside: 'free' },
            { value: 'card', title: 'Card' },
            { value: 'cash', title: 'Cash', unavailable: 'Only for orders under 100 €' },
          ]}
        />
      </Show>
      <Show title="Radio cards" wide>
        <RadioCards
          name="period"
          legend="Period"
          hint="The longer, the cheaper a day."
          className="w-full"
          defaultValue="10"
          options={[
            { value: '5', title: '5 days', text: '12,90 € per day', aside: '64,50 €' },
            { value: '10', title: '10 days', text: '11,90 € per day', aside: '119,00 €', badge: 'Save 10 €' },
            { value: '20', title: '20 days', text: '10,90 € per day', aside: '218,00 €', badge: 'Save 40 €' },
            { value: '30', title: '30 days', text: '9,90 € per day', aside: '297,00 €' },
          ]}
        />
      </Show>
      <Show title="Check cards">
        <CheckCards
          name="without"
          legend="Leave out"
          layout="chips"
          value={without}
          onChange={setWithout}
          options={['Nuts', 'Milk', 'Gluten', 'Fish'].map((one) => ({
            value: one.toLowerCase(),
            title: one,
          }))}
        />
        <CheckCards
          name="additions"
          legend="Additions"
          layout="rows"
          className="w-full"
          defaultValue={['smoothie']}
          options={[
            {
              value: 'smoothie',
              title: 'Green smoothie',
              text: '250 ml',
              aside: '+2,50 €',
              picture: <Picture picture={soup('#E4EFD7', '#6E9E3F')} alt="" sizes="56px" />,
            },
            {
              value: 'bar',
              title: 'Protein bar',
              aside: '+1,90 €',
              picture: <Picture picture={soup('#FADFEA', '#7A4A2B')} alt="" sizes="56px" />,
            },
          ]}
        />
      </Show>
      <Show title="Checkbox, switch, stepper">
        <div className="flex w-full flex-col gap-3">
          <Checkbox label="Send me the menu every week" hint="At most once a week." />
          <Checkbox
            label={
              <>
                I agree to the{' '}
                <a href="#terms" className={linkLook()}>
                  terms
                </a>
              </>
            }
            name="terms"
            required
            error="Please agree to the terms"
          />
          <Checkbox label="Ticked" defaultChecked />
          <Checkbox label="Not to be changed" defaultChecked disabled />
          <Switch label="Use my points" hint="120 points: −1,20 €" defaultChecked />
          <Switch label="Leave at the door" switchLast />
          <Switch label="Not offered in your city" disabled />
        </div>
        <NumberStepper
          label="Sets"
          decreaseLabel="One set fewer"
          increaseLabel="One set more"
          value={sets}
          onChange={setSets}
          max={5}
          announce={(n) => `${n} sets`}
        />
        <NumberStepper label="Days" decreaseLabel="Fewer days" increaseLabel="More days" disabled />
      </Show>
    </Grid>
  );
}

function Forms() {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<{ name: string; message: string }[]>([]);
  const send = () => {
    setPending(true);
    setTimeout(() => {
      setPending(false);
      setErrors([
        { name: 'email', message: 'The e-mail address lacks an @' },
        { name: 'time', message: 'Choose when we should come' },
      ]);
    }, 600);
  };
  return (
    <Grid>
      <Show title="Form shell">
        <FormShell
          className="w-full"
          pending={pending}
          error={errors.length > 0 ? 'Nothing was sent yet.' : null}
          fieldErrors={errors}
          errorTitle="Please check two fields"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Field name="name" label="Name" required>
            <TextInput autoComplete="given-name" />
          </Field>
          <Field name="email" label="E-mail" hint="The order's confirmation comes here." required>
            <TextInput type="email" autoComplete="email" defaultValue="ona.example.lt" />
          </Field>
          <RadioCards
            name="time"
            legend="When"
            layout="chips"
            required
            options={[
              { value: 'eve', title: 'The evening before' },
              { value: 'morning', title: 'In the morning' },
            ]}
          />
          <div>
            <Button type="submit" loading={pending} loadingLabel="Sending">
              Send
            </Button>
          </div>
        </FormShell>
      </Show>
      <Show title="Fields">
        <div className="flex w-full flex-col gap-5">
          <Field name="weight" label="Weight" note="optional">
            <TextInput inputMode="decimal" trailing="kg" placeholder="65" />
          </Field>
          <Field name="search" label="Search" hideLabel>
            <TextInput type="search" leading={<Search {...icon} />} placeholder="Search dishes" />
          </Field>
          <Field name="code" label="Discount code" error="This code ended on 1 November">
            <TextInput
              defaultValue="RUDUO"
              trailing={
                <Button size="sm" variant="quiet">
                  Apply
                </Button>
              }
            />
          </Field>
          <Field name="city" label="City">
            <Select
              placeholder="Choose a city"
              options={[
                { value: 'vilnius', label: 'Vilnius', text: 'Every evening but Saturday' },
                { value: 'kaunas', label: 'Kaunas', text: 'Sunday, Tuesday, Thursday' },
                { value: 'klaipeda', label: 'Klaipėda' },
                { value: 'nida', label: 'Nida', text: 'In summer', disabled: true },
              ]}
            />
          </Field>
          <Field name="floor" label="Floor">
            <NativeSelect defaultValue="2">
              {['1', '2', '3'].map((floor) => (
                <option key={floor}>{floor}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field name="note" label="For the courier" note="0 / 200">
            <TextArea placeholder="Door code, the dog's name" />
          </Field>
          <Field name="locked" label="Not to be changed">
            <TextInput disabled defaultValue="LT-01103" />
          </Field>
        </div>
      </Show>
    </Grid>
  );
}

function Overlays() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  return (
    <Grid>
      <Show title="Dialog, alert dialog, drawer">
        <Dialog
          trigger={<Button variant="secondary">Open a dish</Button>}
          title="Cold beet soup with egg"
          description="Kefir, beetroot, cucumber, dill and half an egg. Potatoes come apart, and warm."
          closeLabel="Close"
          media={
            <Picture picture={soup('#EAF1E2', '#E86AA6')} alt="" sizes="36rem" className="aspect-[16/10]" />
          }
          footer={
            <>
              <DialogClose>
                <Button variant="secondary">Close</Button>
              </DialogClose>
              <Button>Choose this kit</Button>
            </>
          }
        >
          <MacroBar
            total="320 kcal"
            macros={[
              { key: 'proteins', label: 'Proteins', grams: 18, text: '18 g' },
              { key: 'fats', label: 'Fats', grams: 12, text: '12 g' },
              { key: 'carbs', label: 'Carbohydrates', grams: 31, text: '31 g' },
            ]}
          />
        </Dialog>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Ask before cancelling
        </Button>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Cancel the delivery of Monday, 16 November?"
          losing="Two Balanced kits will not be cooked. 23,80 € come back to your account within a day."
          confirmLabel="Cancel the delivery"
          cancelLabel="Keep it"
          pending={pending}
          error={null}
          onConfirm={() => {
            setPending(true);
            setTimeout(() => {
              setPending(false);
              setAsking(false);
            }, 700);
          }}
        />
        <Drawer
          trigger={<Button variant="secondary">Open the drawer</Button>}
          title="Monday, 16 November"
          description="What is in the box, and until when it can be changed."
          closeLabel="Close"
          footer={
            <DrawerClose>
              <Button block>Done</Button>
            </DrawerClose>
          }
        >
          <RadioCards
            name="drawer-period"
            legend="Period"
            defaultValue="5"
            options={['5', '10', '20', '30'].map((one) => ({
              value: one,
              title: `${one} days`,
              text: '11,90 € per day',
            }))}
          />
        </Drawer>
      </Show>
      <Show title="Toast">
        <Button variant="secondary" onClick={() => toast.show({ tone: 'success', text: 'Saved' })}>
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({
              text: 'The kit is out of the cart',
              action: {
                label: 'Undo',
                onPress: () => toast.show({ tone: 'success', text: 'The kit is back' }),
              },
            })
          }
        >
          With undo
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({ tone: 'danger', title: 'Not saved', text: 'The connection was lost. Try again.' })
          }
        >
          Danger
        </Button>
      </Show>
    </Grid>
  );
}

function Pieces() {
  const [page, setPage] = useState(5);
  return (
    <Grid>
      <Show title="Chips and prices">
        <Chip tone="beet">New</Chip>
        <Chip tone="dill" icon={<Leaf {...icon} />}>
          Vegetarian
        </Chip>
        <Chip tone="yolk">+30 points</Chip>
        <Chip>1200–2500 kcal</Chip>
        <div className="flex w-full flex-wrap gap-8">
          <Price amount="9,90 €" prefix="from" unit="/ day" />
          <Price
            size="lg"
            amount="107,10 €"
            old={{ amount: '119,00 €', label: 'Before the discount' }}
            note="Lowest price of the last 30 days: 109,00 €"
          />
        </div>
      </Show>
      <Show title="Countdown">
        <CountdownDigits
          remaining={{ days: 2, hours: 7, minutes: 41, seconds: 8 }}
          labels={{ days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }}
          description="2 days, 7 hours and 41 minutes are left to order"
        />
        <CountdownDigits
          size="sm"
          remaining={{ days: 0, hours: 3, minutes: 5, seconds: 59 }}
          labels={{ days: 'd.', hours: 'val.', minutes: 'min.', seconds: 'sek.' }}
          description="3 hours and 5 minutes are left"
        />
      </Show>
      <Show title="Notices">
        <Notice
          title="Order by Thursday noon"
          action={
            <Button size="sm" variant="secondary">
              Choose
            </Button>
          }
        >
          Then the first box comes on Sunday evening.
        </Notice>
        <Notice tone="success" title="Paid">
          The confirmation is in your mailbox.
        </Notice>
        <Notice tone="warn" title="Check the address">
          We do not go to this postcode on Sundays.
        </Notice>
        <Notice tone="danger">The payment was refused. Nothing was taken from your account.</Notice>
      </Show>
      <Show title="Bars, ratings, steps">
        <MacroBar
          className="w-full"
          total="1 540 kcal"
          macros={[
            { key: 'proteins', label: 'Proteins', grams: 110, text: '110 g' },
            { key: 'fats', label: 'Fats', grams: 52, text: '52 g' },
            { key: 'carbs', label: 'Carbohydrates', grams: 150, text: '150 g' },
          ]}
        />
        <ProgressBar className="w-full" label="Delivered" value={3} max={10} valueText="3 of 10 days" />
        <ProgressBar
          className="w-full"
          tone="dill"
          label="Packed"
          value={42}
          max={60}
          valueText="42 of 60 boxes"
        />
        <RatingStars value={4.6} label="4.6 of 5, 128 ratings">
          4.6 · 128
        </RatingStars>
        <RatingInput
          className="w-full"
          name="rating"
          legend="How was it?"
          starLabel={(stars) => `${stars} of 5`}
          defaultValue={3}
        />
        <Steps
          className="w-full"
          label="Check-out"
          current="delivery"
          doneLabel="Done:"
          steps={[
            { key: 'buyer', label: 'Pirkėjas' },
            { key: 'delivery', label: 'Pristatymas' },
            { key: 'payment', label: 'Apmokėjimas' },
          ]}
          renderLink={(step, className, content) => (
            <a href={`#${step.key}`} className={className}>
              {content}
            </a>
          )}
        />
      </Show>
      <Show title="Tabs">
        <Tabs
          label="Day"
          className="w-full"
          items={['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
            (day) => ({
              value: day,
              label: day,
              panel: <p>What is on the plate on {day}.</p>,
            }),
          )}
        />
        <Tabs
          label="Week"
          even
          className="w-full"
          items={[
            { value: 'now', label: 'This week', panel: 'Now' },
            { value: 'next', label: 'Next week', panel: 'Then' },
          ]}
        />
      </Show>
      <Show title="Accordion">
        <Accordion
          className="w-full"
          openId="q1"
          items={[
            {
              id: 'q1',
              title: 'When does the box come?',
              content: 'The evening before, between 17 and 22, or in the morning before 7.',
            },
            { id: 'q2', title: 'May I skip a day?', content: 'Yes, until noon two days ahead.' },
            { id: 'q3', title: 'What happens to the boxes?', content: 'The courier takes them back.' },
          ]}
        />
      </Show>
      <Show title="Pagination, breadcrumbs">
        <Pagination
          label="Pages"
          page={page}
          pageCount={12}
          previousLabel="Previous page"
          nextLabel="Next page"
          pageLabel={(n) => `Page ${n}`}
          renderLink={({ page: to, ...link }) => (
            <a
              href={`#page-${to}`}
              onClick={(event) => {
                event.preventDefault();
                setPage(to);
              }}
              {...link}
            />
          )}
        />
        <Breadcrumbs
          label="You are here"
          items={[
            { label: 'Main', to: '#main' },
            { label: 'Kits', to: '#kits' },
          ]}
          current="Balanced"
          renderLink={(crumb, className) => (
            <a href={crumb.to} className={className}>
              {crumb.label}
            </a>
          )}
        />
      </Show>
      <Show title="Skeletons, spinner">
        <Card padding="none" className="w-64">
          <Skeleton shape="block" className="aspect-[4/3] rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="w-3/4" />
            <Skeleton className="w-1/2" />
          </div>
        </Card>
        <Skeleton shape="plate" className="size-16" />
        <Spinner className="size-8 text-beet-600" />
      </Show>
      <Show title="Table" wide>
        <Table caption="Orders of today" stickyFirst className="w-full">
          <thead>
            <tr>
              <th scope="col" aria-sort="descending">
                <button type="button" className={sortLook}>
                  Order <SortMark direction="descending" />
                </button>
              </th>
              {['Buyer', 'Kit', 'City', 'Delivery', 'State', 'Sum'].map((name) => (
                <th key={name} scope="col" className={name === 'Sum' ? 'text-right' : ''}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {['1041', '1040', '1039'].map((number) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td className="whitespace-nowrap">Ona Kazlauskienė</td>
                <td className="whitespace-nowrap">Balanced, 1800 kcal</td>
                <td>Vilnius</td>
                <td className="whitespace-nowrap">16 November, Monday</td>
                <td>
                  <Chip tone="dill" icon={<Check {...icon} />}>
                    Paid
                  </Chip>
                </td>
                <td className="text-right whitespace-nowrap tabular-nums">119,00 €</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Show>
      <Show title="Empty state" wide>
        <Card className="w-full">
          <EmptyState
            level={3}
            icon={<ShoppingBag />}
            title="The plate is still empty"
            text="Choose a kit and it will wait here until you are ready."
            action={<Button iconAfter={<ArrowRight {...icon} />}>Choose a kit</Button>}
          />
        </Card>
      </Show>
    </Grid>
  );
}

/** Every building block in its states, to look at and to click through; served in development only. */
export default function BuildingBlocks() {
  return (
    <ToastProvider label="Notifications" closeLabel="Close">
      <main id="top" className="overflow-x-clip">
        <PageSection
          level={1}
          eyebrow="In development"
          title="Everything the shop is built of, on one plate"
          intro="Blocks in all their states. Nothing here knows a word or a route of its own."
        />
        <PageSection title="Buttons">
          <Buttons />
        </PageSection>
        <PageSection title="Choices">
          <Choices />
        </PageSection>
        <PageSection title="Forms">
          <Forms />
        </PageSection>
        <PageSection title="What floats">
          <Overlays />
        </PageSection>
        <PageSection title="Pieces">
          <Pieces />
        </PageSection>
        <PageSection
          tone="beet"
          eyebrow="This week"
          title="A row of dishes"
          intro="Scrolls by touch, wheel, arrows and buttons."
          action={
            <a href="#menu" className={buttonLook({ variant: 'secondary' })}>
              The whole menu
            </a>
          }
        >
          <Scroller label="Dishes of this week" previousLabel="Earlier dishes" nextLabel="Later dishes">
            {dishes.map((dish) => (
              <Card key={dish.name} padding="none" interactive>
                <Picture picture={dish.picture} alt="" sizes="18rem" className="aspect-[4/3]" />
                <div className="p-4">
                  <h3 className="text-lg leading-snug">
                    <a href="#dish" className={cardLinkLook}>
                      {dish.name}
                    </a>
                  </h3>
                  <p className="mt-1 text-sm text-muted">{dish.kcal}</p>
                </div>
              </Card>
            ))}
          </Scroller>
        </PageSection>
        <PageSection
          tone="dark"
          eyebrow="Dark band"
          title="Order by Thursday, eat on Sunday"
          className="mt-6"
          action={<Button>Choose a plan</Button>}
        >
          <div className="flex flex-wrap gap-4">
            {(['paper', 'beet', 'dill', 'yolk'] as const).map((tone) => (
              <Plate key={tone} tone={tone} className="size-20 font-display text-2xl font-bold text-beet-950">
                1
              </Plate>
            ))}
          </div>
        </PageSection>
      </main>
    </ToastProvider>
  );
}
