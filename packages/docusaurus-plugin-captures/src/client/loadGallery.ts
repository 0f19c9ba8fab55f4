// What the gallery does, in a script of its own.
import './captureLoop';

if (typeof document !== 'undefined') void import('./gallery/captureGallery');
