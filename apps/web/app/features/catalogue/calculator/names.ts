import type { Activity, Goal } from '@shop/domain/calories';
import { m } from '@shop/messages';

export const activityNames: Record<Activity, () => string> = {
  sedentary: m.activity_sedentary,
  light: m.activity_light,
  moderate: m.activity_moderate,
  very_active: m.activity_very_active,
  extra_active: m.activity_extra_active,
};

export const goalNames: Record<Goal, () => string> = {
  extreme_loss: m.goal_extreme_loss,
  loss: m.goal_loss,
  mild_loss: m.goal_mild_loss,
  maintain: m.goal_maintain,
  mild_gain: m.goal_mild_gain,
  gain: m.goal_gain,
  extreme_gain: m.goal_extreme_gain,
};
