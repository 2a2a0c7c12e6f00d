import type { PersonalMenu } from '@shop/contract/personal-menus';
import type { WholeMenu } from './personal-menus.repository.ts';

export const presentMenu = (menu: WholeMenu): PersonalMenu => ({
  id: menu.id,
  words: menu.words,
  files: menu.files.map(({ id, name, kind, bytes }) => ({ id, name, kind, bytes })),
  checkOutId: menu.checkOutId,
  createdAt: menu.createdAt.toISOString(),
  updatedAt: menu.updatedAt.toISOString(),
});
