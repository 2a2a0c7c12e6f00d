import { m } from '@shop/messages';
import {
  CalendarRange,
  FolderOpen,
  type LucideIcon,
  MapPin,
  MessageCircleQuestionMark,
  UserRound,
  WheatOff,
} from 'lucide-react';
import type { PlaceGroup, PlaceName } from './places.ts';

export const groupNames: Readonly<Record<PlaceGroup, () => string>> = {
  today: m.admin_group_today,
  orders: m.admin_group_orders,
  catalogue: m.admin_group_catalogue,
  content: m.admin_group_content,
  people: m.admin_group_people,
  settings: m.admin_group_settings,
};

export const placeLooks: Readonly<
  Record<PlaceName, { readonly label: () => string; readonly Icon: LucideIcon }>
> = {
  allergens: { label: m.admin_allergens, Icon: WheatOff },
  periods: { label: m.admin_periods, Icon: CalendarRange },
  faq: { label: m.admin_faq, Icon: MessageCircleQuestionMark },
  'faq-sections': { label: m.admin_faq_sections, Icon: FolderOpen },
  staff: { label: m.staff_title, Icon: UserRound },
  cities: { label: m.admin_cities, Icon: MapPin },
};
