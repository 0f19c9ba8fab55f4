import type {Term} from './readGlossary';

/** Returns the terms as the table in CONTRIBUTING.md. */
export function glossaryTable(terms: readonly Term[]): string {
  const rows = terms.map(({idea, write, avoid}) => `| ${idea} | ${write} |${avoid === undefined ? '' : ` ${avoid}`} |`);
  return ['| For | Write | Not |', '| --- | --- | --- |', ...rows].join('\n');
}
