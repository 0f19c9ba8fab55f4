import type {GalleryCard} from './galleryCards';

const namespace = 'http://www.w3.org/2000/svg';

/** Overlays the easing curves in the colors of their loops' frames; undefined unless every card has a curve. */
export function overlayCurves(cards: readonly GalleryCard[]): SVGElement | undefined {
  const paths = cards.map(({element}) => element.querySelector(':scope > div > svg > path'));
  if (paths.some((path) => path === null)) return undefined;
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'capture-comparison-curves');
  svg.setAttribute('viewBox', '-10 -45 120 190');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `Progress over time of ${cards.map(({type}) => type).join(', ')}`);
  svg.append(line('M0 0H100M0 100H100', 'd-grid'), line('M0 100L100 0', 'd-line-dash'));
  for (const [index, path] of paths.entries()) {
    const copy = line(path?.getAttribute('d') ?? '', '');
    copy.dataset['series'] = String(index);
    svg.append(copy);
  }
  return svg;
}

function line(d: string, className: string): SVGPathElement {
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', d);
  path.setAttribute('class', className);
  path.setAttribute('vector-effect', 'non-scaling-stroke');
  return path;
}
