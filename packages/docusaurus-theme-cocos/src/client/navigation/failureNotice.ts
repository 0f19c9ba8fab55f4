// cspell:ignore describedby
import {isReachable} from './isReachable';
import './failureNotice.adopted.css';

let notice: HTMLElement | undefined;

/** Shows below the current page that another one could not be loaded. Retry loads that page in full. */
export function showFailure(address: string): void {
  closeFailure();
  const focused = document.activeElement;
  const text = Object.assign(document.createElement('p'), {id: 'failed-navigation', textContent: explain()});
  const retry = button('Retry', 'button button--primary button--sm', () => void retryNow());
  const close = (): void => {
    closeFailure();
    if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  };

  const retryNow = async (): Promise<void> => {
    retry.disabled = true;
    if (await isReachable(address)) {
      location.assign(address);
      return;
    }
    text.textContent = `${explain()} It still can't be loaded.`;
    retry.disabled = false;
    retry.focus();
  };

  notice = document.createElement('div');
  notice.className = 'failed-navigation';
  notice.setAttribute('role', 'alertdialog');
  notice.setAttribute('aria-label', 'Page not loaded');
  notice.setAttribute('aria-describedby', text.id);
  notice.append(text, retry, button('Close', 'button button--sm', close));
  notice.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') close();
  });
  document.body.append(notice);
  retry.focus();
}

export function closeFailure(): void {
  notice?.remove();
  notice = undefined;
}

function explain(): string {
  return navigator.onLine
    ? "The next page couldn't be loaded because the site isn't responding."
    : "The next page couldn't be loaded because you're offline.";
}

function button(label: string, className: string, act: () => void): HTMLButtonElement {
  const element = Object.assign(document.createElement('button'), {type: 'button', className, textContent: label});
  element.addEventListener('click', act);
  return element;
}
