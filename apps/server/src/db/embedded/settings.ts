import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { shopUserName } from './account.ts';
import { replaceFile } from './files.ts';
import type { Place } from './place.ts';

export type Settings = Record<string, string | number | boolean>;

/** The name of the socket file only: the server listens on no network address. */
export const PORT = 5432;
/** What the shop connects as: it owns its database and may create others, but is no superuser. */
export const SHOP_ROLE = 'shop';
/** Made by initdb; used to prepare the shop's database and by a person who looks inside. */
export const SUPERUSER = 'postgres';

/** For a small machine that the server shares with the shop. */
const DEFAULTS: Settings = {
  listen_addresses: '',
  port: PORT,
  unix_socket_permissions: '0700',
  cluster_name: 'shop',
  max_connections: 100,
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  random_page_cost: 1.1,
  jit: false,
  // Parallel queries take cores from the shop and shared memory that containers limit to 64 MB.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] %q%d ',
  log_min_duration_statement: '1s',
  log_checkpoints: false,
  // Neither bound values nor the "Key (email)=(…)" of a violated constraint go to the log: they are personal data.
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_error_verbosity: 'terse',
};

export function renderSettings(settings: Settings): string {
  const lines = Object.entries(settings).map(([name, value]) => {
    const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
    return `${name} = '${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Who may connect: the users that run the shop, told by the kernel (peer authentication). There is no password to keep,
 * and others are kept out twice: by the 0700 folder around the socket and by their user name.
 */
export function renderUserMap(names: string[]): string {
  return [...new Set(names)]
    .flatMap((name) => [SHOP_ROLE, SUPERUSER].map((role) => `shop "${name}" ${role}\n`))
    .join('');
}

/**
 * The user that runs the shop now; root, who can become anyone anyway; and, when root runs the shop of an ordinary user
 * for once, that user, who may come back to a server that is still up. Not the user lent by root: others share it.
 */
async function shopUsers({ shopDir, account }: Place): Promise<string[]> {
  const names = [shopUserName(), 'root'];
  if (account && (await stat(shopDir)).uid === account.uid) names.push(account.name);
  return names;
}

/** Written anew at each start; a person's own settings go to postgresql.local.conf beside it. */
export async function writeConfiguration(
  place: Place,
  socketFolder: string,
  extra: Settings,
): Promise<string> {
  const { home } = place;
  const config = join(home, 'postgresql.conf');
  const rules = join(home, 'pg_hba.conf');
  const users = join(home, 'pg_ident.conf');
  const own = join(home, 'postgresql.local.conf');
  const settings = renderSettings({
    ...DEFAULTS,
    hba_file: rules,
    ident_file: users,
    // The value is a list, in which a comma or a space of the path would otherwise separate.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    ...extra,
  });
  const head =
    '# Written at each start of the shop. Your own settings go to postgresql.local.conf beside it.\n';
  const include = existsSync(own) ? "include 'postgresql.local.conf'\n" : '';
  await replaceFile(config, head + settings + include, 0o644);
  await replaceFile(rules, 'local all all peer map=shop\n', 0o644);
  await replaceFile(users, renderUserMap(await shopUsers(place)), 0o644);
  return config;
}
