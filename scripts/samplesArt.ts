import fs from 'node:fs';
import path from 'node:path';
import {actions} from '../samples/art/actions';
import {captureScenery} from '../samples/art/captureScenery';
import {coveGround, covePlaces} from '../samples/art/coveMap';
import {dangers} from '../samples/art/dangers';
import {examples} from '../samples/art/examples';
import {firstGame, firstGameExercise} from '../samples/art/firstGame';
import {guides, heroSheet} from '../samples/art/guides';
import {heroFrames} from '../samples/art/hero';
import {islandMap, islands, levelCoins, levelGround, levelPlaces} from '../samples/art/levelMap';
import {beachSheet, levelTiles, nodes} from '../samples/art/nodes';
import {particles} from '../samples/art/particles';
import {sparks, splash} from '../samples/art/sparks';
import {physics} from '../samples/art/physics';
import {pictures} from '../samples/art/pictures';
import {pixelFont, pixelFontHeight} from '../samples/art/pixelFont';
import {effectRate, effects, guideEffects} from '../samples/art/sounds/effects';
import {music, musicRate} from '../samples/art/sounds/music';
import {placed, type Picture} from '../samples/art/svg';
import {tileRow} from '../samples/art/tileRow';
import {tiles} from '../samples/art/tiles';
import {title} from '../samples/art/title';
import {colorPicker, widgets} from '../samples/art/widgets';
import {fntFile} from './lib/assets/fntFile';
import {packRectangles} from './lib/assets/packRectangles';
import {openPainter, type Painter} from './lib/assets/painter';
import {paintFont} from './lib/assets/paintFont';
import {paintTileStrip} from './lib/assets/paintTileStrip';
import {plistFile} from './lib/assets/plistFile';
import {smallPng} from './lib/assets/smallPng';
import {spriteFontFile} from './lib/assets/spriteFontFile';
import {tmxFile} from './lib/assets/tmxFile';
import {wavFile} from './lib/assets/wavFile';
import {installOnDemand, onDemandPackages} from './lib/onDemandPackages';
import {rootDir} from './lib/paths';

// Draws and synthesizes the content of the samples again (npm run samples:art): samples/Content, from samples/art.

const content = path.join(rootDir, 'samples/Content');
const fontPackage = path.join(rootDir, 'node_modules/@fontsource/fredoka');
const ascii = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).join('');
const fontLicense = path.join('fonts', 'LICENSE.txt');
/** Files that the first game takes from the platformer, by their name there, and their names in the game. */
const firstGameShared = {
  'fonts/LICENSE.txt': 'fonts/LICENSE.txt',
  'fonts/round-40.fnt': 'fonts/round-40.fnt',
  'fonts/round-40.png': 'fonts/round-40.png',
  'sounds/coin.wav': 'sounds/catch.wav',
};
const tileSize = 32;
const bleed = 2;

await installOnDemand(onDemandPackages.font);
writeSounds();
write('nodes/fonts/pixel-8.xnb', spriteFontFile({glyphs: pixelFont, lineSpacing: pixelFontHeight + 2, gap: 1}));
const letters = fs.readFileSync(path.join(fontPackage, 'files/fredoka-latin-600-normal.woff2'));
const painter = await openPainter({Fredoka: letters});
try {
  await writePictures(painter, 'examples', examples);
  await writePictures(painter, '../FirstGame/Game/Content/images', firstGame);
  await writePictures(painter, '../FirstGame/Variants/Game/Golden/Content/images', firstGameExercise);
  await writePictures(painter, 'actions', actions);
  await writePictures(painter, 'stages', captureScenery);
  await writePictures(painter, 'nodes', nodes);
  await writePictures(painter, 'particles', particles);
  write('particles/sparks.plist', sparks());
  await writePictures(painter, 'controls', widgets);
  await writePictures(painter, 'physics', physics);
  await writePictures(painter, 'guides', guides);
  write('guides/particles/splash.plist', splash());
  await writePictures(painter, 'platformer/images', {...pictures, title: title('Fredoka')});
  write('platformer/images/tiles.png', smallPng(await paintTileStrip(painter, tiles, bleed)));
  await writeFont(painter, 24, 2);
  await writeFont(painter, 40, 3);
  await writeFont(painter, 56, 4, 'nodes/fonts', 'score');
  await writeFont(painter, 24, 2, 'guides/fonts', 'dialogue');
  for (const folder of ['platformer', 'nodes', 'guides']) {
    write(`${folder}/${fontLicense}`, fs.readFileSync(path.join(fontPackage, 'LICENSE')));
  }
  const crabs = Object.entries(dangers).filter(([name]) => name.startsWith('crab'));
  await writeSheet(
    painter,
    'hero',
    [...Object.entries(heroFrames), ...crabs].map(([name, picture]) => ({name: `${name}.png`, picture})),
  );
  const beach = Object.entries(beachSheet).map(([name, picture]) => ({name, picture}));
  await writeSheet(painter, 'nodes/beach', beach);
  const steps = Object.entries(heroSheet).map(([name, picture]) => ({name, picture}));
  await writeSheet(painter, 'guides/sprites/hero', steps);
  const pickers = Object.entries(colorPicker).map(([name, picture]) => ({name: `${name}.png`, picture}));
  await writeSheet(painter, 'controls/extensions/CCControlColourPickerSpriteSheet', pickers);
  await writeMap(painter, 'cove');
  await writeMap(painter, 'guides/maps/beach');
  await writeLevel(painter);
  await writeIslands(painter);
} finally {
  await painter.close();
}
updateStages();
updateFirstGame();

function writeSounds(): void {
  for (const [name, sound] of Object.entries(effects)) {
    write(`platformer/sounds/${name}.wav`, wavFile(sound, effectRate));
  }
  for (const [name, sound] of Object.entries(guideEffects)) {
    write(`guides/sounds/${name}.wav`, wavFile(sound, effectRate));
  }
  write('platformer/sounds/music.wav', wavFile(music(), musicRate));
}

async function writePictures(
  painter: Painter,
  folder: string,
  drawings: Readonly<Record<string, Picture>>,
): Promise<void> {
  for (const [name, picture] of Object.entries(drawings)) {
    write(`${folder}/${name}.png`, smallPng(await painter.paint(picture)));
  }
}

async function writeFont(
  painter: Painter,
  size: number,
  outline: number,
  folder = 'platformer/fonts',
  name = `round-${size}`,
): Promise<void> {
  const page = `${name}.png`;
  const characters = ascii + '·×–’…';
  const {font, png} = await paintFont(painter, {
    face: 'Fredoka',
    size,
    outline,
    outlineColor: '#3b1c0c',
    characters,
    page,
  });
  write(`${folder}/${name}.fnt`, fntFile(font));
  // White, one brown, and the shades between them.
  write(`${folder}/${page}`, smallPng(png, 32));
}

/** Writes frames to one sheet, and their list. */
async function writeSheet(
  painter: Painter,
  file: string,
  frames: readonly {readonly name: string; readonly picture: Picture}[],
): Promise<void> {
  const width = 256;
  const {places, height} = packRectangles(
    frames.map(({picture}) => picture),
    width,
    2,
  );
  const placedFrames = frames.map((frame, index) => ({...frame, ...(places[index] ?? {x: 0, y: 0})}));
  const body = placedFrames.map(({picture, x, y}) => placed(picture, x, y)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  write(`${file}.png`, smallPng(await painter.paint({width, height, svg})));
  const list = placedFrames.map(({name, x, y, picture}) => ({
    name,
    x,
    y,
    width: picture.width,
    height: picture.height,
  }));
  write(`${file}.plist`, plistFile({width, height}, list));
}

/** Writes the map of the cove to this file. */
async function writeMap(painter: Painter, file: string): Promise<void> {
  const image = `${path.basename(file)}-tiles.png`;
  const cell = tileSize + 2 * bleed;
  write(path.join(path.dirname(file), image), smallPng(await paintTileStrip(painter, tiles, bleed)));
  const properties = Object.fromEntries(
    tiles.map((_, index) => [index, {kind: index >= 4 && index <= 6 ? 'plank' : 'solid'}]),
  );
  const map = tmxFile({
    tileSize,
    tileset: {
      name: 'cove',
      image,
      imageWidth: cell * tiles.length,
      imageHeight: cell,
      margin: bleed,
      spacing: 2 * bleed,
      tileCount: tiles.length,
      properties,
    },
    layers: {ground: coveGround},
    objectGroups: {places: covePlaces},
  });
  write(`${file}.tmx`, map);
}

/** Writes the level for the examples of CCTMXTiledMap, CCTMXLayer and CCTMXObjectGroup. */
async function writeLevel(painter: Painter): Promise<void> {
  const cell = tileSize + 2 * bleed;
  write('nodes/maps/level1-tiles.png', smallPng(await paintTileStrip(painter, levelTiles, bleed)));
  const map = tmxFile({
    tileSize,
    tileset: {
      name: 'level1',
      image: 'level1-tiles.png',
      imageWidth: cell * levelTiles.length,
      imageHeight: cell,
      margin: bleed,
      spacing: 2 * bleed,
      tileCount: levelTiles.length,
      properties: {},
    },
    layers: {ground: levelGround, coins: levelCoins},
    objectGroups: {objects: levelPlaces},
  });
  write('nodes/maps/level1.tmx', map);
}

/** Writes the same small island in the three shapes of a grid. */
async function writeIslands(painter: Painter): Promise<void> {
  for (const {orientation, grid, pictures: islandTiles} of islands) {
    const row = tileRow(islandTiles, bleed);
    const image = `${orientation}-tiles.png`;
    write(`nodes/maps/${image}`, smallPng(await painter.paint(row)));
    const map = tmxFile({
      orientation,
      tileSize: grid[0],
      tileHeight: grid[1],
      tileset: {
        name: 'island',
        image,
        imageWidth: row.width,
        imageHeight: row.height,
        tileHeight: row.height - 2 * bleed,
        margin: bleed,
        spacing: bleed,
        tileCount: islandTiles.length,
        properties: {},
      },
      layers: {island: islandMap},
      objectGroups: {},
    });
    write(`nodes/maps/${orientation}.tmx`, map);
  }
}

/** Updates the copies in the tutorial's stages, which are complete projects, each with a copy of the files it uses. */
function updateStages(): void {
  const stages = path.join(rootDir, 'samples/Platformer');
  const source = path.join(content, 'platformer');
  const names = fs.existsSync(stages) ? fs.readdirSync(stages) : [];
  for (const stage of names.map((name) => path.join(stages, name, 'Content'))) {
    for (const file of filesBelow(source)) {
      // A font may only be distributed with its license.
      const used = file === fontLicense ? path.dirname(file) : file;
      if (fs.existsSync(path.join(stage, used))) fs.copyFileSync(path.join(source, file), path.join(stage, file));
    }
  }
}

/** Copies a sound and a font of the platformer to the first game. */
function updateFirstGame(): void {
  const game = path.join(rootDir, 'samples/FirstGame/Game/Content');
  for (const [from, to] of Object.entries(firstGameShared)) {
    fs.mkdirSync(path.dirname(path.join(game, to)), {recursive: true});
    fs.copyFileSync(path.join(content, 'platformer', from), path.join(game, to));
  }
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
}

function write(name: string, bytes: Buffer | string): void {
  const file = path.join(content, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, bytes);
}
