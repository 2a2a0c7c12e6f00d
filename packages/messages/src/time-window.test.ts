import { expect, test } from 'vitest';
import { timeWindowText } from './time-window.ts';

test.each([
  ['05:00', '08:00', '5–8\u00a0val.', '5:00–8:00'],
  ['05:30', '08:00', '5:30–8\u00a0val.', '5:30–8:00'],
  ['10:00', '20:00', '10–20\u00a0val.', '10:00–20:00'],
  ['18:30', '18:30', '18:30\u00a0val.', 'at\u00a018:30'],
])('%s to %s', (fromTime, toTime, lt, en) => {
  expect([timeWindowText({ fromTime, toTime }, 'lt'), timeWindowText({ fromTime, toTime }, 'en')]).toEqual([
    lt,
    en,
  ]);
});
