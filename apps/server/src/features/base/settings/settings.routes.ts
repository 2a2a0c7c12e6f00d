import { settings } from '@shop/contract/settings';
import type { Context, Handlers } from '../../../http/context.ts';
import { settingKinds, type SettingName } from './setting-kinds.ts';
import type { SettingsService } from './settings.service.ts';

type Body = { readonly version?: number | undefined };

const nameAt = (path: string): SettingName => {
  const found = Object.entries(settingKinds).find(([, { key }]) => key === path);
  if (!found) throw new Error(`the setting ${path} has no kind`);
  return found[0] as SettingName;
};

/** Reading and changing of every setting that the contract lists: its path is the key of its kind. */
export const settingsRoutes = ({ read, change }: SettingsService): Handlers<typeof settings> =>
  Object.fromEntries(
    Object.keys(settings).map((endpoint) => {
      const [method, path = ''] = endpoint.split(' /');
      const name = nameAt(path);
      const get = () => read(name);
      const put = ({ body }: { readonly body: Body }, { actor }: Context) => {
        const { version, ...value } = body;
        return change(name, value as never, actor, version);
      };
      return [endpoint, method === 'GET' ? get : put];
    }),
  ) as unknown as Handlers<typeof settings>;
