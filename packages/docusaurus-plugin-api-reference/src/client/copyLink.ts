// A link to a member that also copies the address to the clipboard.
import {confirm} from './confirm';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copy-link]') : null;
    if (link) void copy(link);
  });
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Without permission, the reader can copy the link from the address bar.
    return;
  }
  confirm(link, 'Link copied', 'Link copied');
}
