// What the gallery does, in scripts of their own.
if (typeof document !== 'undefined') {
  void import('./captureLoop');
  void import('./gallery/captureGallery');
}

export {};
