// A link to a member; clicking it also puts the address on the clipboard.

export {};

const shownFor = 2000;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copy-link]') : null;
    if (link) void copy(link);
  });
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  const label = link.textContent;
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // No permission: the address bar has the link now.
    return;
  }
  link.textContent = 'Link copied';
  setTimeout(() => {
    link.textContent = label;
  }, shownFor);
}
