import { expect, it } from 'vitest';
import { centsTyped, couponOrderBody } from './coupon-typed.ts';

it('an amount is read as people type it', () => {
  const typed = ['45', ' 45,5 ', '45.50', '1 000 €', '45,555', '-5', 'daug', ''];
  expect(typed.map(centsTyped)).toEqual([45_00, 45_50, 45_50, 1000_00, 0, 0, 0, 0]);
});

it('what belongs to a choice that was not made is not sent', () => {
  const form = new FormData();
  const fields = {
    amount: '5000',
    otherAmount: '70',
    pieces: '2',
    sendTo: 'buyer',
    recipientEmail: 'ona@x.example',
    when: 'now',
    sendOn: '2026-12-24',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(couponOrderBody(form)).toMatchObject({
    amountCents: 50_00,
    pieces: 2,
    recipientEmail: '',
    sendOn: null,
  });
  form.set('amount', 'other');
  form.set('sendTo', 'recipient');
  form.set('when', 'later');
  expect(couponOrderBody(form)).toMatchObject({
    amountCents: 70_00,
    recipientEmail: 'ona@x.example',
    sendOn: '2026-12-24',
  });
});
