import {docusaurusProgram} from 'docusaurus-internals/command';

/** Megabytes. Docusaurus makes so many short-lived objects that Node's usual 16 are collected again and again. */
const youngObjects = 64;

/** Runs Docusaurus with this Node.js, without the second that `npx` takes to find it. */
export const docusaurusCommand = (nodeOptions: readonly string[] = []): readonly [string, ...string[]] => [
  process.execPath,
  `--max-semi-space-size=${youngObjects}`,
  ...nodeOptions,
  docusaurusProgram,
];
