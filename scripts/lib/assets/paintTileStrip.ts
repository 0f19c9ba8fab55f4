import type {Drawing, Painter} from './painter';

/**
 * Paints tiles in a row of cells. The outermost pixels of each tile are repeated around it, so that no neighbor shows
 * when the picture is drawn scaled or between two pixels.
 *
 * @param tiles all of the same size
 * @param bleed pixels of repeated edge on each of a tile's four sides
 * @returns the PNG
 */
export async function paintTileStrip(painter: Painter, tiles: readonly Drawing[], bleed: number): Promise<Buffer> {
  const sources: string[] = [];
  for (const tile of tiles) sources.push((await painter.paint(tile)).toString('base64'));
  const strip = await painter.page.evaluate(drawStrip, {sources, bleed});
  return Buffer.from(strip, 'base64');
}

/** Runs in the browser. */
async function drawStrip({sources, bleed}: {sources: readonly string[]; bleed: number}): Promise<string> {
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      return image;
    }),
  );
  const size = images[0]?.width ?? 0;
  const cell = size + 2 * bleed;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [cell * images.length, cell];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  context.imageSmoothingEnabled = false;
  // A part's start and length in the tile, then its start and length in the cell.
  const parts = [
    [0, 1, 0, bleed],
    [0, size, bleed, size],
    [size - 1, 1, bleed + size, bleed],
  ] as const;
  images.forEach((image, index) => {
    for (const [x, width, toX, toWidth] of parts)
      for (const [y, height, toY, toHeight] of parts)
        context.drawImage(image, x, y, width, height, index * cell + toX, toY, toWidth, toHeight);
  });
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
