import { expect, it } from 'vitest';
import { announcements } from './announcements.ts';

const never = new AbortController().signal;

it('who listens hears of its topic, once for several times, from the call on', async () => {
  const news = announcements();
  const notices = news.about('check-out 1', never);
  news.announced('check-out 2');
  news.announced('check-out 1');
  news.announced('check-out 1');
  expect(await notices.next()).toEqual({ done: false });
  const later = notices.next();
  news.announced('check-out 1');
  expect(await later).toEqual({ done: false });
});

it('where some may have been missed, everybody looks again', async () => {
  const news = announcements();
  const both = [news.about('a', never), news.about('b', never)];
  news.announced(null);
  expect(await Promise.all(both.map((each) => each.next()))).toEqual([{ done: false }, { done: false }]);
});

it('who leaves is forgotten, whether waiting or not', async () => {
  const news = announcements();
  const leaving = new AbortController();
  const waiting = news.about('a', leaving.signal);
  const next = waiting.next();
  const returned = news.about('a', never);
  expect(news.listeners()).toBe(2);
  leaving.abort();
  expect(await next).toEqual({ done: true });
  await returned.return?.();
  expect(news.listeners()).toBe(0);
  expect(await news.about('a', leaving.signal).next()).toEqual({ done: true });
  expect(news.listeners()).toBe(0);
});
