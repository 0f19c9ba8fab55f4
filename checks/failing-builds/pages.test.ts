import {beforeAll, expect, test} from 'vitest';
import {buildThrowAwaySite} from './throwAwaySite';

const page = (imports: string, body: string) =>
  `${imports}\nexport default function Broken() {\n  return ${body};\n}\n`;

// One build for all tests, because rendering to HTML reports each page that fails.
let result: Awaited<ReturnType<typeof buildThrowAwaySite>>;
beforeAll(async () => {
  result = await buildThrowAwaySite({
    files: {
      'src/pages/no-default-export.tsx': 'export const nothing = 1;\n',
      'src/pages/storage.tsx': page(
        `import {createStorageSlot} from '@docusaurus/theme-common';`,
        `<p>{createStorageSlot('note').get()}</p>`,
      ),
      'src/pages/head.tsx': page(`import Head from '@docusaurus/Head';`, '<Head><div>Text</div></Head>'),
    },
  });
});

/** The build's message about the page with this address. */
function failureOf(address: string): string {
  return (
    result.output.split("Can't render static file for pathname ").find((part) => part.startsWith(`"${address}"`)) ?? ''
  );
}

test('a page module without a default export fails and the error names it', () => {
  expect(result.exitCode).not.toBe(0);
  expect(failureOf('/no-default-export')).toContain(
    "The page component at /no-default-export doesn't have a default export.",
  );
});

test('a page that uses storage during server rendering fails and the error names the key', () => {
  expect(result.exitCode).not.toBe(0);
  expect(failureOf('/storage')).toContain('Illegal storage API usage for storage key "note".');
});

test('a page with an element that is not allowed in the head fails and the error names the element', () => {
  expect(result.exitCode).not.toBe(0);
  expect(failureOf('/head')).toContain('Helmet does not support rendering <div> elements.');
});
