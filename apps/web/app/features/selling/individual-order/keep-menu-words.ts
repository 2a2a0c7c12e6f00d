import type { Client } from '@shop/contract/client';
import type { PersonalMenu } from '@shop/contract/personal-menus';

/** The text of one's own menu as it is typed now. A menu that says nothing any more, and has no files, is none. */
export const keepMenuWords = async (
  api: Client,
  menu: PersonalMenu | null,
  typed: string,
): Promise<PersonalMenu | null> => {
  const words = typed.trim();
  if (words === (menu?.words ?? '')) return menu;
  const sent = { query: {}, body: { words }, files: {} };
  if (!menu) return (await api('POST /personal-menus', sent)).data;
  const params = { id: menu.id };
  if (words !== '' || menu.files.length > 0)
    return (await api('POST /personal-menus/{id}', { params, ...sent })).data;
  await api('DELETE /personal-menus/{id}', { params, query: {} });
  return null;
};
