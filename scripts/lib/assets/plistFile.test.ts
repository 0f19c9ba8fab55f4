import {describe, expect, it} from 'vitest';
import {parseXml} from '@rgrove/parse-xml';
import {plistFile} from './plistFile';

describe('plistFile', () => {
  const text = plistFile({width: 256, height: 128}, [
    {name: 'crab-1.png', x: 2, y: 52, width: 48, height: 32},
    {name: 'hero.png', x: 52, y: 2, width: 48, height: 48},
  ]);

  it('lists every frame by its name', () => {
    expect(text.match(/<key>[\w-]+\.png<\/key>/g)).toEqual(['<key>crab-1.png</key>', '<key>hero.png</key>']);
  });

  it('writes XML with the position of a frame, untrimmed and not rotated', () => {
    expect(parseXml(text).root?.name).toBe('plist');
    expect(text).toContain(`<key>frame</key>
        <string>{{2,52},{48,32}}</string>
        <key>offset</key>
        <string>{0,0}</string>
        <key>rotated</key>
        <false/>`);
    expect(text).toContain(`<key>sourceSize</key>
        <string>{48,32}</string>`);
  });

  it('declares format 2 and no texture, so that the engine loads the picture of the same name', () => {
    expect(text).toContain('<key>format</key>\n      <integer>2</integer>');
    expect(text).not.toContain('textureFileName');
  });
});
