import { ArrowRight, Check, Leaf, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '~/ui/accordion.tsx';
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { CountdownDigits } from '~/ui/countdown-digits.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { MacroBar } from '~/ui/macro-bar.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { Price } from '~/ui/price.tsx';
import { ProgressBar } from '~/ui/progress-bar.tsx';
import { RatingInput } from '~/ui/rating-input.tsx';
import { RatingStars } from '~/ui/rating-stars.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { Steps } from '~/ui/steps.tsx';
import { SortMark, sortLook, Table } from '~/ui/table.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { icon, Show, Grid } from './stage.tsx';

export function Pieces() {
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
