import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {usedCss} from './usedCss';

describe('usedCss', () => {
  let scriptsDir = '';
  beforeAll(async () => {
    scriptsDir = await fs.mkdtemp(path.join(os.tmpdir(), 'used-css-'));
    await fs.writeFile(path.join(scriptsDir, 'main.js'), 'row.setAttribute("data-tapped","")');
  });
  afterAll(() => fs.rm(scriptsDir, {recursive: true}));
  const page = new Set(['table', 'class', 'members', 'tr', 'td']);
  const used = (css: string): Promise<string> => usedCss(css, page, scriptsDir);

  it('drops rules for names that are in no page or script', async () => {
    expect(await used('.members{color:red}.cards{color:red}.members .card:hover{color:red}')).toBe(
      '.members{color:red}',
    );
  });

  it.each([
    'tr:hover{color:red}',
    'tr:is(:hover,:focus-within,[data-tapped]){color:red}',
    '.members tr:is(:hover){color:red}',
    'tr:not(:hover){color:red}',
  ])('keeps the pseudo-classes of %s', async (css) => {
    expect(await used(css)).toBe(css);
  });

  it('drops only the unused names of a list', async () => {
    expect(await used('tr:is(:hover,.cards,.members){color:red}')).toBe('tr:is(:hover,.members){color:red}');
  });
});
