import {Linter} from 'eslint';
import {describe, expect, it} from 'vitest';
import {rootDir} from './paths';
import {walls} from './walls';

/** The messages about code in a file of this repository. */
const messagesOf = (file: string, code: string): readonly string[] =>
  new Linter({cwd: rootDir})
    .verify(code, [{files: ['**/*.{ts,tsx}']}, ...walls], {filename: file})
    .map(({message}) => message);

const allows = (file: string, name: string): boolean => messagesOf(file, `import '${name}';`).length === 0;

describe('what Docusaurus does not document', () => {
  it.each([
    ['@generated/routes', 'e2e/fixture-site/src/pages/loader.tsx'],
    ['@generated/routes', 'e2e/site/guides.spec.ts'],
    ['@generated/globalData', 'website/src/components/home/Hero.tsx'],
    ['@docusaurus/core/lib/client/preload', 'scripts/build.ts'],
    ['@docusaurus/core/bin/docusaurus.mjs', 'scripts/lib/docusaurusCommand.ts'],
    ['@docusaurus/theme-common/internal', 'packages/docusaurus-theme-cocos/src/client/tabs.ts'],
    ['@docusaurus/theme-common/internal', 'packages/docusaurus-theme-cocos/src/theme/TOC/index.tsx'],
  ])('%s may not be imported by %s', (name, file) => {
    expect(allows(file, name)).toBe(false);
    expect(allows('packages/docusaurus-internals/src/client/route.ts', name)).toBe(true);
  });

  it('includes window.docusaurus', () => {
    const code = "window.docusaurus.preload('/');";
    expect(messagesOf('packages/docusaurus-plugin-static-articles/src/client/useArticleLinks.ts', code)).toHaveLength(
      1,
    );
    expect(messagesOf('packages/docusaurus-internals/src/client/loadAhead.ts', code)).toEqual([]);
  });

  it('does not include the entry points of packages', () => {
    expect(allows('packages/docusaurus-theme-cocos/src/theme/TOC/index.tsx', '@docusaurus/theme-common')).toBe(true);
    expect(allows('e2e/fixture-site/src/defects.tsx', '@docusaurus/plugin-content-docs/client')).toBe(true);
  });
});

describe('the component that a theme component replaces', () => {
  it.each([
    ['packages/docusaurus-theme-cocos/src/theme/ColorModeToggle/index.tsx', true],
    ['website/src/theme/NoSearch/index.tsx', true],
    ['e2e/fixture-site/src/theme/NavbarItem/ComponentTypes.tsx', true],
    ['packages/docusaurus-theme-cocos/src/client/tabs.ts', false],
    ['packages/docusaurus-plugin-api-reference/src/server/words/links.ts', false],
    ['packages/docusaurus-plugin-captures/src/index.ts', false],
    ['website/src/pages/index.tsx', false],
    ['e2e/site/guides.spec.ts', false],
  ])('may be imported by %s: %s', (file, isAllowed) => {
    expect(allows(file, '@theme-init/ColorModeToggle')).toBe(isAllowed);
    expect(allows(file, '@theme-original/NoSearch')).toBe(isAllowed);
  });
});

describe('the folders of the project', () => {
  it.each([
    ['a package', 'packages/search-engine/src/engine.ts', '../../../website/links'],
    ['a path into a package', 'scripts/build.ts', '../packages/built-pages/src/index'],
    [
      'a theme and code of the build',
      'packages/docusaurus-plugin-captures/src/theme/Capture/index.tsx',
      '../../server/joinCaptures',
    ],
    ['the model and packages', 'packages/api-model/src/addresses.ts', 'yaml'],
    ['a journey and the site', 'e2e/site/guides.spec.ts', '@site/links'],
    [
      'words and pages',
      'packages/docusaurus-plugin-api-reference/src/server/words/linkWords.ts',
      '../pages/toTypePage',
    ],
  ])('keep %s apart', (_what, file, name) => {
    expect(allows(file, name)).toBe(false);
  });
});
