/**
 * A page that never changes, measured with the pages of the site, because their times relative to it are nearly the
 * same on a fast, slow or busy machine. It has the size of a large page, about 30 kB of compressed text. Its script
 * works before anything is shown, so that both the network and the processor affect its times. It then continues with
 * tasks from long to short: on a slow machine more of them are too long, as with the tasks of our pages.
 */
export interface ReferencePage {
  readonly html: string;
  readonly script: string;
}

const paragraphs = 200;
const wordsInParagraph = 90;
/** Rounds of work in each task, which take about 150 ms down to 20 ms on the slowed-down phone. */
const roundsInTasks = [50, 33, 25, 20, 17, 13, 10, 7];

/** @param scriptPath the address of the page's script */
export function referencePage(scriptPath: string): ReferencePage {
  return {html: html(scriptPath), script};
}

function html(scriptPath: string): string {
  const word = wordSource();
  const paragraph = () => `<p>${Array.from({length: wordsInParagraph}, word).join(' ')}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reference page</title>
<link rel="icon" href="data:,">
<script src="${scriptPath}"></script>
</head>
<body>
${Array.from({length: paragraphs}, paragraph).join('\n')}
</body>
</html>
`;
}

/** Generates the same words in the same order each time, from syllables that a linear congruential generator chooses. */
function wordSource(): () => string {
  const syllables = ['co', 'na', 'ru', 'mi', 'te', 'lo', 'pal', 'sun', 'bey', 'dra', 'ko', 'vi'];
  let state = 1;
  const next = (limit: number): number => {
    // Constants of "Numerical Recipes"; the high bits are the random ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return () => Array.from({length: 1 + next(3)}, () => syllables[next(syllables.length)]).join('');
}

/** Makes, counts and sorts words. The result is kept so that no engine can skip the work. */
const script = `'use strict';
let state = 1;
let kept = 0;
function work(rounds) {
  for (let round = 0; round < rounds; round++) {
    const counts = new Map();
    for (let word = 0; word < 1000; word++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const text = (state >>> 22).toString(36) + round;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    kept += JSON.stringify(sorted).length;
  }
  document.documentElement.dataset.kept = String(kept);
}
function workOn([rounds, ...rest]) {
  if (rounds === undefined) return;
  work(rounds);
  setTimeout(() => workOn(rest));
}
work(${roundsInTasks[0]});
addEventListener('load', () => setTimeout(() => workOn(${JSON.stringify(roundsInTasks.slice(1))})));
`;
