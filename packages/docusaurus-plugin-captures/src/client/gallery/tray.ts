import './galleryStyle';
import {button} from './elements';

/** More do not fit on a screen. */
export const mostCompared = 6;

export interface Tray {
  /** Says how many are chosen; hides itself where none is. */
  readonly show: (count: number) => void;
}

/** The bar at the lower edge that has what to do with the chosen loops. */
export function addTray(
  parent: HTMLElement,
  {onCompare, onClear}: {readonly onCompare: () => void; readonly onClear: () => void},
): Tray {
  const tray = document.createElement('div');
  tray.className = 'capture-tray';
  tray.setAttribute('role', 'group');
  tray.ariaLabel = 'Chosen loops';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const compare = button('Compare', onCompare);
  const clear = button('Clear', onClear);
  tray.append(status, compare, clear);
  tray.hidden = true;
  parent.append(tray);
  return {
    show: (count) => {
      tray.hidden = count === 0;
      compare.disabled = count < 2;
      status.textContent = count === 1 ? '1 chosen, one more to compare' : `${count} chosen`;
    },
  };
}
