import { z } from 'zod';
import { id, optionalTextFields, text, textFields } from './parts.ts';
import { standard } from './standard.ts';

export const menuType = z.object({ id, name: text, description: text });
export type MenuType = z.infer<typeof menuType>;

export const menuTypeInput = z.object({ ...textFields('name'), ...optionalTextFields('description') });

/** The menus that kits follow. A new one has a menu for this week and the next at once, to be filled. */
export const menuTypes = standard(
  'menu-types',
  { one: 'a menu type', many: 'menu types' },
  menuType,
  menuTypeInput,
);
