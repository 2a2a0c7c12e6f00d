import { addDays, type Day, toDay } from '@shop/domain/day';

export const firstOfMonth = (day: Day): Day => toDay(`${day.slice(0, 7)}-01`);

export const nextMonth = (first: Day): Day => firstOfMonth(addDays(first, 31));

export const daysOfMonth = (first: Day): Day[] => {
  const days: Day[] = [];
  for (let day = first; day < nextMonth(first); day = addDays(day, 1)) days.push(day);
  return days;
};
