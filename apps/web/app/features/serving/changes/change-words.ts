import type { BoughtItem } from '@shop/contract/orders';
import type { DayAction } from '@shop/domain/days/day-can';
import { m } from '@shop/messages';

type Words = {
  readonly title: () => string;
  readonly intro: (item: Pick<BoughtItem, 'isUnique'>) => string;
  /** The button that does it. */
  readonly confirm: () => string;
  readonly done: () => string;
};

export const changeWords: Readonly<Record<DayAction, Words>> = {
  move: {
    title: m.change_move_title,
    intro: ({ isUnique }) => (isUnique ? m.change_move_intro_unique : m.change_move_intro)(),
    confirm: m.change_move_confirm,
    done: m.change_move_done,
  },
  skip: {
    title: m.change_skip_title,
    intro: () => m.change_skip_intro(),
    confirm: m.change_skip_confirm,
    done: m.change_skip_done,
  },
  cancel: {
    title: m.change_cancel_title,
    intro: () => m.change_cancel_intro(),
    confirm: m.change_cancel_confirm,
    done: m.change_cancel_done,
  },
  address: {
    title: m.change_address_title,
    intro: () => m.change_stop_intro(),
    confirm: m.change_address_confirm,
    done: m.change_address_done,
  },
  time: {
    title: m.change_time_title,
    intro: () => m.change_stop_intro(),
    confirm: m.change_time_confirm,
    done: m.change_time_done,
  },
  method: {
    title: m.change_method_title,
    intro: () => m.change_stop_intro(),
    confirm: m.change_method_confirm,
    done: m.change_method_done,
  },
  kit: {
    title: m.change_kit_title,
    intro: () => m.change_kit_intro(),
    confirm: m.change_kit_confirm,
    done: m.change_kit_done,
  },
};
