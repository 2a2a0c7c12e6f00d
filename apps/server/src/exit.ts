import pino from 'pino';
import { DataFolderError } from './data-folder.ts';
import { EmbeddedPostgresError } from './db/embedded/index.ts';
import { DatabaseUnreachable } from './db/reach.ts';
import { safeError } from './http/safe-error.ts';
import { SettingsError } from './settings.ts';

/**
 * How a process of the shop ends, by the numbers of sysexits.h: a supervisor can tell what may be over in a moment from
 * what needs a person. Node's own are all below 64.
 */
export const exitCodes = {
  stopped: 0,
  wrongCommand: 64,
  wrongData: 65,
  noShop: 66,
  noDatabase: 69,
  crashed: 70,
  cannotListen: 71,
  alreadyFilled: 73,
  dataFolder: 74,
  notNow: 75,
  wrongSettings: 78,
} as const;

type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** What the person at the keyboard, or a supervisor, can do something about: one line and a code of its own. */
export class CommandRefused extends Error {
  readonly exitCode: ExitCode;

  constructor(kind: keyof typeof exitCodes, line: string, options?: ErrorOptions) {
    super(line, options);
    this.exitCode = exitCodes[kind];
  }
}

/** The server itself may come up at the next try; a folder that does not fit will not. */
const isServerTrouble = ({ code }: EmbeddedPostgresError): boolean =>
  code === 'busy' || code === 'start-failed' || code === 'ended';

const listenTroubles: Record<string, string> = {
  EADDRINUSE: 'The port is taken: set PORT to another one.',
  EACCES: 'The shop may not listen on this port: set PORT to one from 1024 on.',
  EADDRNOTAVAIL: 'HOST is no address of this machine: set it to one that is, e.g. 0.0.0.0 for all.',
  ENOTFOUND: 'HOST is not known to this machine: set it to one of its addresses, e.g. 0.0.0.0 for all.',
};

const known = (error: unknown): { readonly code: ExitCode; readonly line: string } | null => {
  if (error instanceof CommandRefused) return { code: error.exitCode, line: error.message };
  if (error instanceof SettingsError) return { code: exitCodes.wrongSettings, line: error.message };
  if (error instanceof DataFolderError) return { code: exitCodes.dataFolder, line: error.message };
  if (error instanceof DatabaseUnreachable) return { code: exitCodes.noDatabase, line: error.message };
  if (error instanceof EmbeddedPostgresError) {
    const code = isServerTrouble(error) ? exitCodes.noDatabase : exitCodes.dataFolder;
    return { code, line: error.message };
  }
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  const line = syscall === 'listen' || syscall === 'getaddrinfo' ? listenTroubles[code] : undefined;
  return line === undefined ? null : { code: exitCodes.cannotListen, line };
};

/** One clear line for what a person can mend; the whole story, without anybody's data, for what only we can. */
export const report = (error: unknown): ExitCode => {
  const told = known(error);
  if (told) console.error(told.line);
  else pino({ serializers: { err: safeError } }).fatal(error as Error);
  return told?.code ?? exitCodes.crashed;
};
