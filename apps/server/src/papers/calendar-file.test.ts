import { toDay } from '@shop/domain/day';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const stamp = new Date('2026-11-16T08:00:00.123Z');
const event: CalendarEvent = {
  uid: 'delivery-17@shop.example',
  day: toDay('2026-11-18'),
  hours: { from: '06:00', to: '9:30' },
  summary: 'Maistas',
};
const linesOf = (...events: CalendarEvent[]): string[] =>
  calendarFile({ name: 'Parduotuvė', stamp, events }).split('\r\n');
const unfolded = (...events: CalendarEvent[]): string[] =>
  calendarFile({ name: 'Parduotuvė', stamp, events }).replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('tells a delivery’s hours on the clock of Vilnius', () => {
    const lines = linesOf({
      ...event,
      url: 'https://shop.example/orders/1',
      location: 'Ąžuolų g. 5, Kaunas',
    });
    const start = lines.indexOf('BEGIN:VEVENT');
    expect(lines.slice(start, lines.indexOf('END:VEVENT') + 1)).toEqual([
      'BEGIN:VEVENT',
      'UID:delivery-17@shop.example',
      'DTSTAMP:20261116T080000Z',
      'DTSTART;TZID=Europe/Vilnius:20261118T060000',
      'DTEND;TZID=Europe/Vilnius:20261118T093000',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Maistas',
      'LOCATION:Ąžuolų g. 5\\, Kaunas',
      'URL:https://shop.example/orders/1',
      'END:VEVENT',
    ]);
    expect(lines.slice(0, 8)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Parduotuvė//Deliveries//LT',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Parduotuvė',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Vilnius',
    ]);
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  it('a delivery that was agreed to the minute begins then, without an end', () => {
    const lines = linesOf({ ...event, hours: { from: '18:30', to: '18:30' } });
    expect(lines).toContain('DTSTART;TZID=Europe/Vilnius:20261118T183000');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  it('shows a delivery without hours as a whole day, which ends where the next begins', () => {
    const { hours: _, ...wholeDay } = event;
    const lines = linesOf({ ...wholeDay, day: toDay('2026-12-31') });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('tells that a delivery was cancelled', () => {
    const lines = linesOf({ ...event, isCancelled: true, sequence: 2 });
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('SEQUENCE:2');
  });

  it('escapes what has a meaning in the format, and drops what may not stand in it', () => {
    expect(unfolded({ ...event, description: 'a;b,c\\d\r\ne\nf\u0007' })).toContain(
      'DESCRIPTION:a\\;b\\,c\\\\d\\ne\\nf',
    );
    expect(unfolded({ ...event, summary: 'x\r\nEND:VEVENT' })).toContain('SUMMARY:x\\nEND:VEVENT');
  });

  it('folds lines at 75 bytes without cutting a letter, and unfolding gives the text back', () => {
    const description = 'šaltibarščiai su bulvėmis 🍲 '.repeat(12);
    const bytes = linesOf({ ...event, description }).map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(Math.max(...bytes)).toBeGreaterThan(70);
    expect(unfolded({ ...event, description })).toContain(`DESCRIPTION:${description}`);
    expect(calendarFile({ name: 'P', stamp, events: [{ ...event, description }] })).not.toContain('�');
  });
});
