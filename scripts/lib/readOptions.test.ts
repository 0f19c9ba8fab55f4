import {afterEach, describe, expect, it, vi} from 'vitest';
import {readOptions} from './readOptions';

const usage = 'Usage: npm run fly -- [--port <number>] [--fast]';
const options = {port: {type: 'string', default: '3000'}, fast: {type: 'boolean', default: false}} as const;

/** Returns what the script printed before it stopped. */
function stopMessage(...args: readonly string[]): string {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code ?? 0}`);
  });
  expect(() => readOptions(usage, options, args)).toThrow('exit 1');
  return String(error.mock.calls[0]?.[0]).trim();
}

afterEach(() => void vi.restoreAllMocks());

describe('readOptions', () => {
  it('returns the values, and the defaults of options that were not passed', () => {
    expect(readOptions(usage, options, ['--fast'])).toEqual({port: '3000', fast: true});
  });

  it.each([
    ['an unknown option', ['--host', 'x'], "Unknown option '--host'"],
    ['an argument that is not an option', ['4000'], "Unexpected argument '4000'"],
    ['an option without its value', ['--port'], "Option '--port <value>' argument missing"],
  ])('stops with the usage after %s', (_, args, message) => {
    const [first, second] = stopMessage(...args).split('\n');
    expect(first).toContain(message);
    expect(second).toBe(usage);
  });
});
