export type EmbeddedPostgresErrorCode =
  | 'unsupported-platform'
  | 'binaries-missing'
  | 'no-account'
  | 'not-writable'
  | 'disk-full'
  | 'other-version'
  | 'other-owner'
  | 'location-lost'
  | 'location-shared'
  | 'damaged'
  | 'busy'
  | 'start-failed'
  | 'ended';

/** A failure that a person can act on: `message` is one line saying what happened and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function diskFull(folder: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'disk-full',
    `The disk that holds ${folder} is full: free some space there (100 MB at least) and start the shop again.`,
    { cause },
  );
}

export function busy(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'busy',
    `The database in ${folder} is in use by a process that does not let go of it (perhaps in another container): stop that one, or set DATA_DIR to another folder.`,
  );
}

function notWritable(folder: string, reason: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'not-writable',
    `The shop cannot write to ${folder} (${reason}): let its user write there, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** What PostgreSQL's own words mean for a person; `output` may be many lines, the answer is one. */
export function fromOutput(output: string, folder: string, logFile?: string): EmbeddedPostgresError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(folder, output);
  if (/Read-only file system/i.test(output)) return notWritable(folder, 'read-only file system', output);
  // "The database system is starting up" is only what it told us while we waited.
  const telling = output
    .split('\n')
    .findLast((line) => /\b(PANIC|FATAL|error):/i.test(line) && !/the database system is/.test(line));
  const reason = telling?.replace(/^.*?\b(?:PANIC|FATAL|error):\s*/i, '').trim() || 'it gave no reason';
  return new EmbeddedPostgresError(
    'start-failed',
    `PostgreSQL could not start in ${folder}: ${reason}${logFile ? ` (its log: ${logFile})` : ''}.`,
    { cause: output },
  );
}

export function errno(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Turns whatever a file operation threw into one clear line; the path in the error beats `folder`. */
export function asEmbeddedPostgresError(error: unknown, folder: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const path =
    error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : folder;
  const code = errno(error);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(path, error);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return notWritable(path, code === 'EROFS' ? 'read-only file system' : 'permission denied', error);
    case 'ENOTDIR':
    case 'EEXIST':
      return notWritable(path, 'a file is in its place', error);
    default: {
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\s*\n\s*/g, ' ');
      return new EmbeddedPostgresError(
        'start-failed',
        `The database could not be opened in ${folder}: ${reason}.`,
        {
          cause: error,
        },
      );
    }
  }
}
