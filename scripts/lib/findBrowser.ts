import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from '@playwright/test';
import {run} from './run';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Path of a Chromium to test with: an installed Chromium or Chrome, else Playwright's own (downloaded now if need be),
 * else Debian's package where we may install it.
 *
 * @throws Error that says what to install when none of these can be had.
 */
export async function findBrowser(): Promise<string> {
  const found = installedBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium or Chrome found; asking Playwright for one …');
  const download = await run(['npx', '--no-install', 'playwright', 'install', 'chromium']);
  if (download.exitCode === 0 && fs.existsSync(chromium.executablePath())) return chromium.executablePath();
  if (canUseApt()) {
    console.log('Playwright could not download one; installing the Debian package …');
    await run(['apt-get', 'update', '-qq']);
    await run(['apt-get', 'install', '-y', '-qq', 'chromium'], {env: {DEBIAN_FRONTEND: 'noninteractive'}});
  }
  const installed = installedBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser journeys need Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
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
