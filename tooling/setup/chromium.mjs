import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './child-process.mjs';
import { pnpm } from './package-manager.mjs';
import { inRepository, pinnedNode } from './repository.mjs';
import { complain, heading, say } from './say.mjs';

/**
 * Debian's packages, each with a program of the same name. The headless shell is first, because it needs a
 * third of the CPU time per page.
 */
const debianPackages = ['chromium-headless-shell', 'chromium'];
const debianPrograms = debianPackages.map((name) => `/usr/bin/${name}`);
const isRoot = process.getuid?.() === 0;

const browserToolPackage = inRepository('tooling', 'config');

/** @param {string | undefined} path */
const opensPages = (path) => {
  if (path === undefined || !existsSync(path)) return false;
  const page = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready</p>'];
  const { status, stdout } = spawnSync(path, page, { encoding: 'utf8', timeout: 60_000 });
  return status === 0 && stdout.includes('ready');
};

const downloadedChromium = () => {
  const ask = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const { stdout } = spawnSync(pinnedNode, ['-e', ask], { cwd: browserToolPackage, encoding: 'utf8' });
  return stdout === '' ? undefined : stdout;
};

const installFromDebian = async () => {
  if (!isRoot || spawnSync('apt-get', ['--version']).error) return;
  heading("Installing Debian's Chromium");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if ((await run('apt-get', ['update', '-q'], options)) !== 0) return;
  for (const name of debianPackages) {
    const words = ['install', '-q', '-y', '--no-install-recommends', name];
    if ((await run('apt-get', words, options)) === 0) return;
  }
};

const download = async () => {
  heading('Downloading Chromium');
  // Only root can install the system libraries of a browser.
  const commandArguments = isRoot ? ['install', '--with-deps', 'chromium'] : ['install', 'chromium'];
  await pnpm(['exec', 'playwright', ...commandArguments], { cwd: browserToolPackage });
};

const installed = () => [...debianPrograms, downloadedChromium()].find(opensPages);

/**
 * Finds a Chromium that can open a page: from `CHROMIUM_PATH`, Debian or Playwright. Installs one if needed.
 *
 * @returns {Promise<string | undefined>} its path, or undefined after reporting that there is none
 */
export const ensureChromium = async () => {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) {
    if (opensPages(chosen)) return chosen;
    complain(
      `CHROMIUM_PATH names ${chosen}, which can’t open a page. Set it to the path of a Chromium, or unset it.`,
    );
    return undefined;
  }
  for (const install of [() => undefined, installFromDebian, download]) {
    await install();
    const path = installed();
    if (path) {
      say(`Chromium is ${path}.`);
      return path;
    }
  }
  complain('Chromium could not be installed. Install it and set CHROMIUM_PATH to its path.');
  return undefined;
};
