import { z } from 'zod';
import { optionalTextFields, text, textFields } from './parts.ts';
import { crud, identity } from './crud.ts';

export const menuType = z
  .object({ ...identity, name: text, description: text })
  .describe('A menu that kits follow');
export type MenuType = z.infer<typeof menuType>;

export const menuTypeInput = z.object({ ...textFields('name'), ...optionalTextFields('description') });

/** The menus that kits follow. A new one has a menu for this week and the next at once, to be filled. */
export const menuTypes = crud(
  'menu-types',
  { one: 'a menu type', many: 'menu types', sorts: ['name'] },
  menuType,
  menuTypeInput,
);
