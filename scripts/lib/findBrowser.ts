import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {run} from './run';

const headlessShell = '/usr/bin/chromium-headless-shell';

/** After `CHROMIUM_PATH`, the headless shell comes first, because it draws no window and takes little more than half of the processor time. */
const candidates = [
  process.env['CHROMIUM_PATH'],
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the path of a Chromium to test with: the one in `CHROMIUM_PATH`, otherwise an installed headless shell, Chromium,
 * Chrome or Edge, otherwise Debian's headless shell if we may install it, otherwise Playwright's own, which is downloaded if necessary.
 *
 * @throws Error that says what to install if none of these is available.
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found !== undefined) return found;
  if (canUseApt()) {
    console.log('No Chromium or Chrome found; installing the Debian package …');
    await run(['apt-get', 'update', '-qq']);
    await run(['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'], {
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    });
    if (fs.existsSync(headlessShell)) return headlessShell;
  }
  console.log('Installing a browser with Playwright …');
  await run(['npx', '--no-install', 'playwright', 'install', 'chromium']);
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser journeys need Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

function installedBrowser(): string | undefined {
  return [...candidates, chromium.executablePath()].find(
    (file) => file !== undefined && file !== '' && fs.existsSync(file),
  );
}

function canUseApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
