import {describe, expect, it} from 'vitest';
import {namedFiles} from './namedFiles';

describe('namedFiles', () => {
  it('finds scripts and stylesheets, with and without quotes', () => {
    const html = '<link rel=stylesheet href=/a.css /><script src="/main.js" defer></script>';
    expect(namedFiles(html)).toEqual({scripts: ['/main.js'], styles: ['/a.css']});
  });

  it('counts a file that is preloaded and used once', () => {
    const html =
      '<link rel="preload" as="script" href="/main.js"><link rel="modulepreload" href="/m.js"><script src="/main.js"></script>';
    expect(namedFiles(html).scripts).toEqual(['/main.js', '/m.js']);
  });

  it('ignores inline scripts, icons, fonts and prefetched files', () => {
    const html = `<script>1</script><link rel="icon" href="/i.ico"><link rel="preload" as="font" href="/f.woff2">
      <link rel="prefetch" as="script" href="/later.js">`;
    expect(namedFiles(html)).toEqual({scripts: [], styles: []});
  });
});
