import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {usedCss} from './usedCss';

describe('usedCss', () => {
  let site = '';
  beforeAll(async () => {
    site = await fs.mkdtemp(path.join(os.tmpdir(), 'used-css-'));
    await fs.mkdir(path.join(site, 'assets/js'), {recursive: true});
    await fs.writeFile(path.join(site, 'index.html'), '<table class="members"><tr><td>RunAction</td></tr></table>');
    await fs.writeFile(path.join(site, 'assets/js/main.js'), 'row.setAttribute("data-tapped","")');
  });
  afterAll(() => fs.rm(site, {recursive: true}));

  it('drops rules whose names no page and no script has', async () => {
    expect(await usedCss('.members{color:red}.cards{color:red}.members .card:hover{color:red}', site)).toBe(
      '.members{color:red}',
    );
  });

  it.each([
    'tr:hover{color:red}',
    'tr:is(:hover,:focus-within,[data-tapped]){color:red}',
    '.members tr:is(:hover){color:red}',
    'tr:not(:hover){color:red}',
  ])('keeps the pseudo-classes of %s', async (css) => {
    expect(await usedCss(css, site)).toBe(css);
  });

  it('drops only the unused names of a list', async () => {
    expect(await usedCss('tr:is(:hover,.cards,.members){color:red}', site)).toBe('tr:is(:hover,.members){color:red}');
  });
});
