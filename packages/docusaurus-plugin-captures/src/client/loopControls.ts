import './loopControls.adopted.css';

// The two buttons over a loop: play or pause, and next frame.

const icons = {
  play: 'M8 5v14l11-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  step: 'M5 5v14l9-7zM15 5h3v14h-3z',
} as const;

export interface LoopControls {
  /** Labels the first button "Play" or "Pause". */
  readonly show: (isPlaying: boolean) => void;
}

/** Adds the buttons to a loop and removes those of an earlier visit to the page. */
export function addControls(
  loop: HTMLElement,
  {onPlay, onStep}: {readonly onPlay: () => void; readonly onStep: () => void},
): LoopControls {
  loop.querySelector('.loop-controls')?.remove();
  const suffix = loop.dataset['name'] === undefined ? '' : ` ${loop.dataset['name']}`;
  const bar = document.createElement('div');
  bar.className = 'loop-controls';
  const play = button(onPlay);
  const step = button(onStep);
  label(step, `Next frame${suffix}`, 'step');
  bar.append(step, play);
  loop.append(bar);
  const show = (isPlaying: boolean): void => {
    label(play, `${isPlaying ? 'Pause' : 'Play'}${suffix}`, isPlaying ? 'pause' : 'play');
    loop.toggleAttribute('data-playing', isPlaying);
  };
  show(false);
  return {show};
}

function button(onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.addEventListener('click', onClick);
  return element;
}

function label(element: HTMLButtonElement, name: string, icon: keyof typeof icons): void {
  element.ariaLabel = name;
  element.title = name;
  element.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path fill="currentColor" d="${icons[icon]}"/></svg>`;
}
