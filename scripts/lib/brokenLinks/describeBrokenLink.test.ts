// cspell:ignore frist rulse
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {docsRepositoryUrl} from '../../../website/links';
import {rootDir} from '../paths';
import {describeBrokenLink} from './describeBrokenLink';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'broken-links-'));
afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});
const site = {siteDir: path.join(dir, 'site'), outDir: path.join(dir, 'build')};

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
}

const edit = (file: string) => `<a class="theme-edit-this-page" href="${docsRepositoryUrl}/edit/main/website/${file}">`;
write('site/docs/welcome.mdx', '---\n---\n\n[Rules](./rules.mdx#frist)\n[Rules](/docs/rulse)\n');
write('build/docs/welcome/index.html', edit('docs/welcome.mdx'));
write('site/docs/rules.mdx', '## First');
write('build/docs/rules/index.html', `<h2 id="first">First</h2>${edit('docs/rules.mdx')}`);
write('build/index.html', '<p>Home</p>');

const welcome = path.relative(rootDir, path.join(site.siteDir, 'docs/welcome.mdx')).split(path.sep).join('/');

test.each([
  [
    'an anchor',
    '/docs/welcome',
    '/docs/rules#frist',
    `${welcome}:4: rules.mdx has no anchor "#frist". Did you mean "first"?`,
  ],
  [
    'a page',
    '/docs/welcome',
    '/docs/rulse',
    `${welcome}:5: There is no page "/docs/rulse". Did you mean "/docs/rules"?`,
  ],
  ['a link of a component', '/docs/welcome', '/docs/elsewhere', `${welcome}: There is no page "/docs/elsewhere".`],
  ['a link of a page without a source', '/', '/docs/rules#other', '/: rules.mdx has no anchor "#other".'],
  ['an anchor in a page without a source', '/docs/welcome', '/#top', `${welcome}: / has no anchor "#top".`],
])('describes %s', (_what, page, link, message) => {
  expect(describeBrokenLink({page, link, target: link, isAnchor: link.includes('#')}, site)).toBe(message);
});
