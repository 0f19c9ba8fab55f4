import {inPackage} from './inPackage';

/** The parts of a bundler's rule that tell which files it is for. */
interface Rule {
  readonly test?: unknown;
  readonly exclude?: unknown;
}

const adopted = /\.adopted\.css$/;

/**
 * Lets a script bring its stylesheet along: `import './card.adopted.css'` adopts the file as a constructed stylesheet, which
 * a strict Content-Security-Policy allows. Docusaurus extracts all other CSS files into the one sheet that every page loads.
 *
 * @param rules The bundler's rules so far.
 * @throws Error if none of them is for CSS files.
 */
export function adoptSheets<Other>(rules: readonly Other[], isServer: boolean) {
  if (!rules.some(isForCss)) throw new Error('Docusaurus no longer has a rule for CSS files. Adapt adoptSheets.ts.');
  return [
    ...rules.map((rule) => (isForCss(rule) ? {...rule, exclude: withAdopted(rule.exclude)} : rule)),
    {
      test: adopted,
      use: [
        {loader: inPackage('loader/adoptSheet.cjs'), options: {isServer}},
        {loader: 'builtin:lightningcss-loader', options: {minify: true}},
      ],
    },
  ];
}

/** Whether the rule is for all CSS files, and not only for `.module.css`. */
function isForCss(rule: unknown): rule is Rule {
  const test = (rule as Rule | undefined)?.test;
  return test instanceof RegExp && test.test('card.css') && !test.test('card.ts');
}

const withAdopted = (exclude: unknown): unknown[] => [exclude, adopted].flat().filter((part) => part !== undefined);
