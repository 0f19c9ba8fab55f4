import {expect, test} from 'vitest';
import {buildThrowAwaySite} from './throwAwaySite';

test('an unknown sidebar id in the navbar fails and lists the known ids', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    navbarItems: [{type: 'docSidebar', sidebarId: 'tutorials', label: 'Tutorials'}],
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Can\'t find any sidebar with id "tutorials"');
  expect(output).toMatch(/Available sidebar ids are:\s+- guides/);
});

test('an unknown doc id in the navbar fails and lists the known ids', async () => {
  const {exitCode, output} = await buildThrowAwaySite({navbarItems: [{type: 'doc', docId: 'gone', label: 'Gone'}]});
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Couldn\'t find any doc with id "gone"');
  expect(output).toMatch(/Available doc ids are:\s+- rules\s+- welcome/);
});

test('a sidebar without a page fails when the navbar names it', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'sidebars.ts': `export default {guides: ['welcome', 'rules'], empty: [{type: 'html', value: 'Nothing'}]};`},
    navbarItems: [{type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}],
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Sidebar with ID "empty" doesn\'t have anything to be linked to.');
});

test('an unknown navbar item type fails and the error names it', async () => {
  const {exitCode, output} = await buildThrowAwaySite({navbarItems: [{type: 'mystery', label: 'Mystery'}]});
  expect(exitCode).not.toBe(0);
  expect(output).toContain('Bad navbar item type mystery');
});

test('a custom navbar item type without a component fails and the error names it', async () => {
  const {exitCode, output} = await buildThrowAwaySite({navbarItems: [{type: 'custom-mystery', label: 'Mystery'}]});
  expect(exitCode).not.toBe(0);
  expect(output).toContain('No NavbarItem component found for type "custom-mystery".');
});
