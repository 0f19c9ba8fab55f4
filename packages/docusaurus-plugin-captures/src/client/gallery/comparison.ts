import {createVideo} from '../loopVideo';
import {prefersManualPlayback} from '../playback';
import {overlayCurves} from './curveOverlay';
import {button} from './elements';
import type {GalleryCard} from './galleryCards';
import {LoopsInStep} from './LoopsInStep';

/** Opens a dialog with loops side by side that start together and share one set of buttons. */
export async function openComparison(parent: HTMLElement, cards: readonly GalleryCard[]): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'capture-comparison';
  dialog.ariaLabel = `Comparison of ${cards.map(({type}) => type).join(', ')}`;
  const figures = cards.map(figureOf);
  const videos = figures.flatMap((figure) => figure.querySelector('video') ?? []);
  const rates = cards.map(({element}) =>
    Number(element.querySelector('capture-loop')?.getAttribute('data-rate') ?? 30),
  );

  const grid = document.createElement('div');
  grid.className = 'capture-comparison-loops';
  grid.append(...figures);
  const play = button('Play', () => loops.toggle());
  const loops = new LoopsInStep(videos, Math.max(...rates), (isPlaying) => {
    play.textContent = isPlaying ? 'Pause' : 'Play';
  });
  const bar = document.createElement('div');
  bar.className = 'capture-comparison-bar';
  bar.append(
    play,
    button('Next frame', () => loops.step()),
    button('Restart', () => void loops.restart()),
    button('Close', () => dialog.close()),
  );
  const curves = overlayCurves(cards);
  dialog.append(grid, ...(curves ? [curves] : []), bar);
  dialog.addEventListener('close', () => {
    loops.stop();
    dialog.remove();
  });
  parent.append(dialog);
  dialog.showModal();
  play.focus();
  if (!prefersManualPlayback()) await loops.restart();
}

function figureOf({element, type, href}: GalleryCard, index: number): HTMLElement {
  const figure = document.createElement('figure');
  figure.dataset['series'] = String(index);
  const loop = element.querySelector<HTMLElement>('capture-loop');
  const video = loop && createVideo(loop);
  if (video) {
    // LoopsInStep restarts them together after all have ended.
    video.loop = false;
    video.preload = 'auto';
    video.poster = element.querySelector('img')?.src ?? '';
    figure.append(video);
  }
  const caption = document.createElement('figcaption');
  const link = document.createElement('a');
  link.href = href;
  const code = document.createElement('code');
  code.textContent = type;
  link.append(code);
  caption.append(link);
  figure.append(caption);
  return figure;
}
