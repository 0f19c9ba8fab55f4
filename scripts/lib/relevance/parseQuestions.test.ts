import {describe, expect, it} from 'vitest';
import {parseQuestions} from './parseQuestions';

const whole = `
- query: 'play music: loop'
  kind: how-to
  pages:
    - /docs/guides/sound#music
    - '/docs/api/engine#'
  source: mono/CocosSharp#273
`;

const parse = (text: string) => parseQuestions(text, 'tune.yaml');

describe('parseQuestions', () => {
  it('reads query, kind, pages and source', () => {
    expect(parse(whole)).toEqual([
      {
        query: 'play music: loop',
        kind: 'how-to',
        pages: ['/docs/guides/sound#music', '/docs/api/engine#'],
        source: 'mono/CocosSharp#273',
      },
    ]);
  });

  it.each([
    ['a query that is asked twice', whole + whole, 'tune.yaml:9: "play music: loop" is asked twice.'],
    [
      'a kind that does not exist',
      whole.replace('how-to', 'howto'),
      'tune.yaml:2: "howto" is not one of symbol, typo,',
    ],
    ['an address without a slash', whole.replace('- /docs', '- docs'), 'tune.yaml:2: "pages" must list addresses'],
    ['a question without pages', whole.replace(/ {2}pages:[^]*(?= {2}source)/, ''), 'tune.yaml:2: "pages" must list'],
    ['a question without a source', whole.replace(/ {2}source.*/, ''), 'tune.yaml:2: "source" must be a string.'],
    ['a key that does not exist', whole.replace('source:', 'sources:'), 'tune.yaml:2: "sources" is not one of query'],
    ['invalid YAML', whole.replace("loop'", 'loop'), 'tune.yaml:'],
    ['something that is not a list', 'query: a', 'tune.yaml:1: Expected a list of questions.'],
  ])('rejects %s', (_what, text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
