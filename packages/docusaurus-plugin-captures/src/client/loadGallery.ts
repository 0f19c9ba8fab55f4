// Loads the gallery's script as a chunk of its own.
import './captureLoop';

if (typeof document !== 'undefined') void import('./gallery/captureGallery');
