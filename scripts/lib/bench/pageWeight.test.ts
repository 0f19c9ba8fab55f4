import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {formatWeights, growth, measureNamed} from './pageWeight';

describe('measureNamed', () => {
  it('adds up the gzipped page, its scripts and its styles', () => {
    const files = new Map([
      ['/a.js', 'alert(1)'],
      ['/b.js', 'alert(2);'.repeat(100)],
      ['/c.css', 'p{}'],
    ]);
    const html = '<script src=/a.js></script><script src=/b.js></script><link rel=stylesheet href=/c.css>';
    const size = (text = '') => gzipSync(text, {level: 9}).length;
    expect(measureNamed(html, (address) => Buffer.from(files.get(address) ?? ''))).toEqual({
      html: size(html),
      scripts: size(files.get('/a.js')) + size(files.get('/b.js')),
      styles: size(files.get('/c.css')),
    });
  });
});

describe('growth', () => {
  const few = {html: 10, scripts: 100, styles: 5, loaded: 200};

  it('counts files that the HTML names', () => {
    expect(growth(few, {...few, scripts: 130})).toBe(30);
  });

  it('counts files that only scripts request', () => {
    expect(growth(few, {...few, loaded: 250})).toBe(50);
  });

  it('is not offset by files that shrank', () => {
    expect(growth(few, {...few, scripts: 60, loaded: 207})).toBe(7);
  });
});

describe('formatWeights', () => {
  it('shows both builds and the difference', () => {
    const few = {html: 10, scripts: 100, styles: 5, loaded: 200};
    expect(formatWeights(['50 pages', 'all'], few, {...few, scripts: 101, loaded: 201})).toBe(
      [
        'bytes, gzipped           50 pages  all  difference',
        'HTML                           10   10           0',
        'scripts it names              100  101           1',
        'styles it names                 5    5           0',
        'together                      115  116           1',
        'all that Chromium loads       200  201           1',
      ].join('\n'),
    );
  });
});
