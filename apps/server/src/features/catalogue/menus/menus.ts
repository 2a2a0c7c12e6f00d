import { together } from '../../base/feature.ts';
import type { CatalogueParts } from '../parts.ts';
import { menuTypesRoutes } from './menu-types.routes.ts';
import { menuWorkers } from './menus.jobs.ts';
import { menusRoutes } from './menus.routes.ts';
import { type FillWeeks, menusService } from './menus.service.ts';

/** Only in a demo, whose menus must not run dry. */
export type MenuParts = { readonly fillWeeks: FillWeeks | undefined };

export const openMenus = ({ work, catalogue, clock, fillWeeks }: CatalogueParts & MenuParts) => {
  const menus = menusService(work, catalogue, fillWeeks);
  return together(
    { routes: menuTypesRoutes(work, catalogue) },
    { routes: menusRoutes(menus), workers: menuWorkers(menus, clock), catchUp: menus.openWeeks },
  );
};
