import type {BrokenSample} from './releaseFindings';

/**
 * Groups the compiler's errors, as `npm run samples:check` prints them, by file, with the pages that show the file.
 *
 * @param pages Text by path.
 */
export function brokenSamples(output: string, pages: ReadonlyMap<string, string>): readonly BrokenSample[] {
  const errors = [...output.matchAll(/^(samples\/\S+?)(\(\d+,\d+\)): (error .+)$/gm)];
  const files = [...new Set(errors.map(([, file = '']) => file))].sort();
  return files.map((file) => ({
    file,
    errors: errors.filter((error) => error[1] === file).map(([, , place = '', message = '']) => `${place} ${message}`),
    pages: [...pages].filter(([page, text]) => page !== file && text.includes(`"${file}"`)).map(([page]) => page),
  }));
}
