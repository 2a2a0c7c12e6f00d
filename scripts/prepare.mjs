// Gets a checkout ready to run. Plain Node 20 and nothing else: it is what installs everything else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => join(root, ...parts);

const say = (text) => console.log(`› ${text}`);

/** Ends the command with one clear line. */
export const giveUp = (line) => {
  console.error(line);
  process.exit(1);
};

export const run = (command, args, options = {}) => {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) giveUp(`${command} could not be started: ${error.message}`);
  return signal ? 1 : (status ?? 1);
};

/** Becomes this program, as far as it can: passes signals on to it and ends as it ends. */
export const become = (command, args, env) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env });
  // It stops in its own order, and only then does this end. A second word of the same, as by Ctrl-C, changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(`${command} could not be started: ${error.message}`));
  // One that was killed is told as a shell tells it.
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
};

const timed = (text, work) => {
  say(`${text} …`);
  const begun = Date.now();
  work();
  say(`done in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
};

/** What builds the pages is among the packages for development: they are needed in production too. */
const installing = ['ci', '--include=dev', '--include=optional'];

const installHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .update(readFileSync(inRoot('package.json')))
    .update(installing.join(' '))
    .digest('hex');

/** The lock file needs npm 11: older ones leave out packages that it names for this platform. */
const npmCommand = () => {
  const { stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8' });
  return Number(stdout?.split('.')[0]) >= 11 ? ['npm', []] : ['npx', ['-y', 'npm@11']];
};

export const install = () => {
  mkdirSync(inRoot('node_modules'), { recursive: true });
  const stamp = inRoot('node_modules', '.installed');
  const wanted = installHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  timed('Installing packages, a minute or two the first time', () => {
    const [command, first] = npmCommand();
    const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
    if (run(command, [...first, ...installing, ...quiet]) !== 0)
      giveUp('The packages could not be installed: see above.');
  });
  writeFileSync(stamp, wanted);
};

/** The newest change below the given files and folders. */
const newest = (paths) => {
  let latest = 0;
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return;
    // A folder's own time says when something was deleted from it.
    latest = Math.max(latest, stats.mtimeMs);
    if (stats.isDirectory()) {
      for (const name of readdirSync(path)) {
        if (name !== 'node_modules' && name !== 'generated' && !name.startsWith('.')) visit(join(path, name));
      }
    }
  };
  paths.forEach((path) => visit(inRoot(path)));
  return latest;
};

const isStale = (output, sources) => {
  const made = statSync(inRoot(output), { throwIfNoEntry: false });
  return !made || made.mtimeMs < newest(sources);
};

/** The Node that everything runs on, whatever the machine has. */
export const nodePath = () => {
  const own = inRoot('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return giveUp(
    `There is no Node 26 for ${process.platform} ${process.arch} among the packages: install Node 26 yourself.`,
  );
};

/** Commands of packages find each other, and our Node, first. */
export const environment = () => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}:${process.env.PATH ?? ''}`,
  // What was read and compiled once is not compiled again: the shop starts in half the time.
  NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node'),
});

const compileMessages = () => {
  const sources = [
    'packages/messages/messages',
    'packages/messages/compile.ts',
    'packages/messages/project.inlang/settings.json',
  ];
  if (!isStale('packages/messages/src/generated/server/messages.js', sources)) return;
  if (run(nodePath(), [inRoot('packages/messages/compile.ts')], { env: environment() }) !== 0) {
    giveUp('The messages could not be compiled: see above.');
  }
};

const buildWeb = () => {
  const sources = [
    'apps/web/app',
    'apps/web/public',
    'apps/web/vite.config.ts',
    'apps/web/chunks.ts',
    'apps/web/fonts',
    'apps/web/react-router.config.ts',
    'packages/domain/src',
    'packages/contract/src',
    'packages/messages/src',
    'packages/messages/messages',
    'package-lock.json',
  ];
  if (!isStale('apps/web/build/server/index.js', sources)) return;
  timed('Building the web app', () => {
    // The bundler talks a lot; what it says matters only when it fails.
    const { status, stdout, stderr } = spawnSync(
      nodePath(),
      [inRoot('node_modules/.bin/react-router'), 'build'],
      {
        cwd: inRoot('apps/web'),
        env: { ...environment(), NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    );
    if (status !== 0) giveUp(`${stdout}${stderr}\nThe web app could not be built: see above.`);
  });
};

/** npm writes this list last of all. */
export const isInstalled = () => existsSync(inRoot('node_modules', '.package-lock.json'));

/** Packages, messages and, unless it is made on the fly, the web app. */
export const prepare = ({ build = true } = {}) => {
  install();
  compileMessages();
  if (build) buildWeb();
};

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium for the browser tests: the machine's own, or Debian's. */
export const findBrowser = () => {
  const found = () => [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path));
  const path = found();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    timed('Installing Chromium for the browser tests', () => {
      const quiet = {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      };
      run('apt-get', ['update', '-qq'], quiet);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    });
  }
  return found() ?? giveUp('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
};
