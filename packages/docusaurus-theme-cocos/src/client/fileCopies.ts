// <button data-copy-file="address"> copies a file. Imported by the pages that have some; copying itself is loaded by the
// first who copies.
document.addEventListener('click', ({target}) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-file]') : null;
  if (button) void import('./copyFile').then(({copyFile}) => copyFile(button));
});

export {};
