import type { BoxDish } from '@shop/contract/boxes';
import { expect, test } from 'vitest';
import { boxesOf, foodOf } from './order-boxes.ts';

const text = (lt: string) => ({ lt, en: '' });
const boxDish = (lt: string, clashes: BoxDish['clashes'] = []) =>
  ({ meal: 'lunch', dish: { name: text(lt), calories: 600 }, insteadOf: null, clashes }) as BoxDish;

type Checked = Parameters<typeof boxesOf>[0];
const line = (id: number, kit: string, deliveries: readonly object[]) => ({
  id,
  amount: 1,
  orderableItem: { name: text(kit), combination: null, additions: [] },
  deliveries,
});
const checkOut = (...orders: readonly object[]) => ({ orders }) as unknown as Checked;
const day = '2026-11-23';

test('a day shows the kit that it was changed to, with its portions, additions and the dishes of its own box', () => {
  const item = {
    name: text('Žuvies'),
    combination: text('Dideli pietūs'),
    additions: [{ id: 5, name: text('Dienos sriuba'), pricePerDayCents: 330 }],
  };
  const changed = { id: 11, day, status: 'planned', item };
  const asBought = { id: 12, day: '2026-11-24', status: 'planned', item: null };
  const food = foodOf([{ deliveryId: 11, dishes: [boxDish('Lašiša', [text('Žuvys')])] }]);
  expect(boxesOf(checkOut(line(1, 'Mėsos', [changed, asBought])), food)).toEqual([
    {
      day,
      deliveryId: 11,
      status: 'planned',
      contents: [
        {
          deliveryId: 11,
          name: text('Žuvies'),
          amount: 1,
          chosen: [text('Dideli pietūs'), text('Dienos sriuba')],
          dishes: [{ name: text('Lašiša'), kcal: 600, isClash: true }],
        },
      ],
    },
    {
      day: '2026-11-24',
      deliveryId: 12,
      status: 'planned',
      contents: [{ deliveryId: 12, name: text('Mėsos'), amount: 1, chosen: [], dishes: [] }],
    },
  ]);
});

test('a line that was cancelled is not in the box that still comes', () => {
  const gone = line(1, 'Mėsos', [{ id: 11, day, status: 'cancelled', item: null }]);
  const comes = line(2, 'Žuvies', [{ id: 21, day, status: 'planned', item: null }]);
  const [box] = boxesOf(checkOut(gone, comes), {});
  expect(box).toMatchObject({ deliveryId: 21, status: 'planned', contents: [{ name: text('Žuvies') }] });
  expect(box?.contents).toHaveLength(1);
  expect(boxesOf(checkOut(gone), {})).toMatchObject([
    { status: 'cancelled', contents: [{ deliveryId: 11 }] },
  ]);
});
