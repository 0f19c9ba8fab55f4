import {button} from './elements';
import './gallery.adopted.css';

/** The most clips that fit on a screen. */
export const maxCompared = 6;

export interface Tray {
  /** Shows how many clips are selected; hides the tray if none is. */
  readonly show: (count: number) => void;
}

/** Adds the bar at the lower edge with the buttons for the selected clips. */
export function addTray(
  parent: HTMLElement,
  {onCompare, onClear}: {readonly onCompare: () => void; readonly onClear: () => void},
): Tray {
  const tray = document.createElement('div');
  tray.className = 'capture-tray';
  tray.setAttribute('role', 'group');
  tray.ariaLabel = 'Selected clips';
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
      status.textContent = count === 1 ? '1 selected. Select another to compare.' : `${count} selected`;
    },
  };
}
