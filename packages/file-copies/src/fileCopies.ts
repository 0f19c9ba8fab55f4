// <button data-copy-file="address"> copies a file. Pages with such buttons import this; the first click loads the code
// that copies.
document.addEventListener('click', ({target}) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-file]') : null;
  if (button) void import('./copyFile').then(({copyFile}) => copyFile(button));
});

export {};
