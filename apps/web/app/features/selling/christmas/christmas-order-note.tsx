import { deliveryGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { Section } from '~/features/base/forms/section.tsx';
import { timeWords } from '~/features/selling/check-out/delivery-words.ts';
import type { ShownCheckOut } from '~/features/selling/check-outs/check-out-data.ts';
import { deadline, longDay, phoneNumber } from '~/lib/format.ts';

type Props = { checkOut: ShownCheckOut; phone: string; now: string };

/** When a Christmas-eve kit comes, and until when its buyer may change their mind. */
export function ChristmasOrderNote({ checkOut, phone, now }: Props) {
  const { christmasUntil, deliveryTime } = checkOut;
  const coming = checkOut.orders
    .flatMap(({ deliveries }) => deliveries)
    .find(({ status }) => deliveryGroups.ahead.includes(status));
  const window = coming?.deliveryTime ?? deliveryTime;
  if (christmasUntil === null || !coming || !window) return null;
  const words = { day: longDay(coming.day, 'accusative'), window: timeWords(window) };
  const until = { deadline: deadline(new Date(christmasUntil)) };
  return (
    <Section title={m.christmas_order_title()}>
      <div className="grid gap-2">
        <p className="font-semibold">
          {coming.deliveryTime ? m.christmas_order_agreed(words) : m.christmas_order_to_agree(words)}
        </p>
        <p>
          {now < christmasUntil
            ? m.christmas_order_until(until)
            : m.christmas_order_until_over({ ...until, phone: phoneNumber(phone) })}
        </p>
      </div>
    </Section>
  );
}
