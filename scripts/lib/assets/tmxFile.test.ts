// cspell:ignore hexsidelength staggeraxis staggerindex
import {describe, expect, it} from 'vitest';
import {tmxFile} from './tmxFile';

describe('tmxFile', () => {
  const map = {
    tileSize: 32,
    tileset: {
      name: 'cove',
      image: 'cove-tiles.png',
      imageWidth: 72,
      imageHeight: 36,
      margin: 2,
      spacing: 4,
      tileCount: 2,
      properties: {1: {kind: 'plank'}},
    },
    layers: {
      ground: [
        [-1, 0, 1],
        [1, -1, 0],
      ],
    },
    objectGroups: {places: [{name: 'start', type: 'hero', x: 32, y: 0, width: 32, height: 32}]},
  };
  const text = tmxFile(map);

  it('derives the map size from the rows of its layer', () => {
    expect(text).toContain('<map version="1.0" orientation="orthogonal" renderorder="right-down" width="3" height="2"');
    expect(text).toContain('<layer name="ground" width="3" height="2">');
  });

  it('writes a layer as base64 with four bytes per tile and 0 for no tile', () => {
    const data = /<data encoding="base64">([\w+/=]*)<\/data>/.exec(text)?.[1] ?? '';
    const bytes = Buffer.from(data, 'base64');
    expect(Array.from({length: bytes.length / 4}, (_, index) => bytes.readUInt32LE(index * 4))).toEqual([
      0, 1, 2, 2, 0, 1,
    ]);
  });

  it('writes the tiles with their properties', () => {
    expect(text).toContain('tilewidth="32" tileheight="32" spacing="4" margin="2" tilecount="2" columns="2">');
    expect(text).toContain('<image source="cove-tiles.png" width="72" height="36"/>');
    expect(text).toMatch(/<tile id="1">\s*<properties>\s*<property name="kind" value="plank"\/>/);
  });

  it('writes the objects of a group with their positions', () => {
    expect(text).toMatch(
      /<objectgroup name="places">\s*<object id="1" name="start" type="hero" x="32" y="0" width="32" height="32"\/>/,
    );
  });

  it('writes other grid orientations and tiles taller than the grid', () => {
    const {tileset} = map;
    expect(tmxFile({...map, orientation: 'isometric', tileHeight: 16, tileset: {...tileset, tileHeight: 24}})).toMatch(
      /orientation="isometric" [^>]*tilewidth="32" tileheight="16">\s*<tileset [^>]*tilewidth="32" tileheight="24"/,
    );
    expect(tmxFile({...map, orientation: 'hexagonal'})).toContain(
      'tilewidth="32" tileheight="32" hexsidelength="16" staggeraxis="x" staggerindex="odd">',
    );
  });

  it('rejects rows of different lengths, because the engine would read past the end', () => {
    expect(() => tmxFile({...map, layers: {ground: [[0, 0], [0]]}})).toThrow(
      'Row 2 of the layer "ground" is 1 tile long; row 1 of the map is 2.',
    );
  });
});
