import type { UploadedFile, WholeFile } from '@shop/contract/files';
import { type PersonalMenu, personalMenuFiles } from '@shop/contract/personal-menus';
import { linkHash } from '../../base/links/tokens-in-mail.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { type LongListQuery, type Page, pageFrom } from '../../../page.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { findDraft, type IndividualRequester } from './individual-requester.ts';
import type { MenuFiles } from './menu-files.ts';
import { presentMenu } from './personal-menus.presenter.ts';
import type { MenuFilter, NewMenuFile, WholeMenu } from './personal-menus.repository.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly views: CheckOutViews;
  readonly files: MenuFiles;
};
type By = { readonly requester: IndividualRequester; readonly now: Date };

/** In an hour: files are large, and anybody may send them. */
const perAddress = { max: 60, perSeconds: 60 * 60 };

const isSaid = ({ words, files }: Pick<WholeMenu, 'words' | 'files'>): boolean =>
  words !== '' || files.length > 0;

/** A buyer's own menus: written with a draft, sent with a request, and read by admins then. */
export const personalMenusService = ({ work, views, files }: Parts) => {
  /** As whom the requester stands before a menu; null: it is not there for them. */
  const sideOf = async (
    repositories: Repositories,
    menu: WholeMenu,
    { requester }: By,
  ): Promise<'owner' | 'shop' | null> => {
    const { viewer, draftToken, tokenFor } = requester;
    if (menu.draftId !== null) {
      const draft = await repositories.individualDrafts.one(menu.draftId);
      const isKey = draftToken !== undefined && draft?.keyHash === linkHash(draftToken);
      return isKey || (viewer !== null && draft?.userId === viewer.userId) ? 'owner' : null;
    }
    const row = await repositories.checkOuts.one(menu.checkOutId ?? 0);
    if (!row || !views.maySee(row, { ...requester, token: tokenFor(row.id) })) return null;
    const isOwner = viewer?.role !== 'admin' || row.userId === viewer.userId;
    return isOwner ? 'owner' : 'shop';
  };

  /** A menu of the requester's own that may still be changed, held. */
  const openOwn = async (within: Work, id: number, by: By): Promise<WholeMenu | Failure> => {
    const menu = await within.personalMenus.lock(id);
    const side = menu && (await sideOf(within, menu, by));
    if (!menu || !side) return fail('not_found');
    if (side === 'shop') return fail('forbidden');
    if (menu.checkOutId === null) return menu;
    const row = await within.checkOuts.lock(menu.checkOutId);
    return row?.status === 'order_request' ? menu : fail('wrong_state');
  };

  const limited = async ({ now }: By, address: string): Promise<Failure | null> => {
    const isAllowed = await work.read(({ limits }) =>
      limits.take(`personal menu ${address}`, perAddress, now),
    );
    return isAllowed ? null : tooMany(perAddress);
  };

  const shown = async (within: Work, id: number): Promise<PersonalMenu | Failure> => {
    const menu = await within.personalMenus.one(id);
    return menu ? presentMenu(menu) : fail('not_found');
  };

  return {
    list: (query: LongListQuery<'created'>, by: By): Promise<Page<PersonalMenu> | Failure> =>
      work.read(async (repositories) => {
        const { viewer } = by.requester;
        const draft = await findDraft(repositories, { ...by.requester, viewer: null }, by.now);
        if (!viewer && !draft) return fail('not_found');
        const of: MenuFilter['of'] =
          viewer?.role === 'admin'
            ? 'all_sent'
            : ({
                ...(viewer && { userId: viewer.userId }),
                ...(draft && { draftId: draft.id }),
              } as Exclude<MenuFilter['of'], 'all_sent'>);
        return pageFrom(await repositories.personalMenus.list({ ...query, of }), presentMenu);
      }),

    create: async (
      words: string,
      uploads: readonly UploadedFile[],
      by: By,
      address: string,
    ): Promise<PersonalMenu | Failure> => {
      const draft = await work.read((repositories) => findDraft(repositories, by.requester, by.now));
      if (!draft) return fail('consent_first');
      if (!isSaid({ words, files: uploads as never })) return invalid({ words: 'menu_not_saved' });
      const refusal = await limited(by, address);
      if (refusal) return refusal;
      return files.keep(uploads, (kept: readonly NewMenuFile[]) =>
        work.transaction(async (within) => {
          if (!(await within.individualDrafts.lock(draft.id))) return fail('not_found');
          // A draft has one: a new one takes the place of what there was.
          for (const { id } of await within.personalMenus.ofDraft(draft.id))
            await within.personalMenus.remove(id);
          await within.individualDrafts.update(draft.id, { updatedAt: by.now });
          const row = { draftId: draft.id, words, createdAt: by.now, updatedAt: by.now };
          return presentMenu(await within.personalMenus.insert(row, kept));
        }),
      );
    },

    change: async (
      id: number,
      words: string | undefined,
      uploads: readonly UploadedFile[],
      by: By,
      address: string,
    ): Promise<PersonalMenu | Failure> => {
      const found = await work.read(async (repositories) => {
        const menu = await repositories.personalMenus.one(id);
        return menu && (await sideOf(repositories, menu, by));
      });
      if (!found) return fail('not_found');
      const refusal = await limited(by, address);
      if (refusal) return refusal;
      return files.keep(uploads, (kept: readonly NewMenuFile[]) =>
        work.transaction(async (within) => {
          const menu = await openOwn(within, id, by);
          if (isFailure(menu)) return menu;
          if (menu.files.length + kept.length > personalMenuFiles.max)
            return invalid({ files: 'too_many_files' });
          const newWords = words ?? menu.words;
          if (newWords === '' && menu.files.length + kept.length === 0)
            return invalid({ words: 'menu_not_saved' });
          await within.personalMenus.update(id, { words: newWords, updatedAt: by.now }, kept);
          if (menu.draftId !== null)
            await within.individualDrafts.update(menu.draftId, { updatedAt: by.now });
          return shown(within, id);
        }),
      );
    },

    remove: (id: number, by: By): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const menu = await openOwn(within, id, by);
        if (isFailure(menu)) return menu;
        // What was sent is what the shop answers.
        if (menu.checkOutId !== null) return fail('wrong_state');
        await within.personalMenus.remove(id);
        return undefined;
      }),

    removeFile: (fileId: number, by: By): Promise<PersonalMenu | Failure> =>
      work.transaction(async (within) => {
        const file = await within.personalMenus.file(fileId);
        const menu = file && (await openOwn(within, file.personalMenuId, by));
        if (!file || !menu) return fail('not_found');
        if (isFailure(menu)) return menu;
        const isLast = menu.words === '' && menu.files.length === 1;
        if (isLast && menu.checkOutId !== null) return invalid({ words: 'menu_not_saved' });
        await within.personalMenus.removeFile(fileId);
        await within.personalMenus.update(menu.id, { updatedAt: by.now });
        return shown(within, menu.id);
      }),

    file: async (fileId: number, by: By): Promise<WholeFile | Failure> => {
      const found = await work.read(async (repositories) => {
        const file = await repositories.personalMenus.file(fileId);
        const menu = file && (await repositories.personalMenus.one(file.personalMenuId));
        return menu && (await sideOf(repositories, menu, by)) ? file : null;
      });
      const bytes = found && (await files.read(found.file));
      return found && bytes ? { fileName: found.name, bytes } : fail('not_found');
    },
  };
};
export type PersonalMenusService = ReturnType<typeof personalMenusService>;
