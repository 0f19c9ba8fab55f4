// A worker thread of `openPages`. It is plain JavaScript, because Node.js starts it without a compiler.
import {createJiti} from 'jiti';

const jiti = createJiti(import.meta.url);
/** @type {typeof import('./work')} */
const {processFiles} = await jiti.import('./work.ts');
/** @type {Map<string, Promise<(html: string, file: string) => unknown>>} */
const functions = new Map();

/** @param {import('./builtPages').Task} task */
export default async function run({functions: named, ...work}) {
  return processFiles(work, await Promise.all(named.map(load)));
}

/** @param {import('./PageFunction').PageFunction} named */
function load({module, settings}) {
  const key = JSON.stringify([module, settings]);
  const loading = functions.get(key) ?? make(module, settings);
  functions.set(key, loading);
  return loading;
}

/**
 * @param {string} module
 * @param {unknown} settings
 */
async function make(module, settings) {
  /** @type {import('./PageFunction').CreatePageFunction<unknown, unknown>} */
  const createFunction = await jiti.import(module, {default: true});
  return createFunction(settings);
}
