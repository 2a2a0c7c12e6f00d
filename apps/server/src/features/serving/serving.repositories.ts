import type { Handle } from '../../db/database.ts';
import { boxesRepository } from './boxes/boxes.repository.ts';
import { calendarRepository } from './calendar/calendar.repository.ts';
import { calendarFeedsRepository } from './calendar-feeds/calendar-feeds.repository.ts';
import { claimsRepository } from './claims/claims.repository.ts';
import { deliveryTasksRepository } from './deliveries/delivery-tasks.repository.ts';
import { noticesRepository } from './notices/notices.repository.ts';
import { reviewsRepository } from './reviews/reviews.repository.ts';

export const servingRepositories = (handle: Handle) => ({
  boxes: boxesRepository(handle),
  calendar: calendarRepository(handle),
  calendarFeeds: calendarFeedsRepository(handle),
  claims: claimsRepository(handle),
  deliveryTasks: deliveryTasksRepository(handle),
  notices: noticesRepository(handle),
  reviews: reviewsRepository(handle),
});
