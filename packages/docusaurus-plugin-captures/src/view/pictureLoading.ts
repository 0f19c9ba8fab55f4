/**
 * When a browser fetches a picture: first, because it is on a phone's first screen; with the page, because a larger screen
 * may show it; or when it comes near the screen.
 */
export type PictureLoading = 'first' | 'eager' | 'lazy';

/** The attributes of an `img`. */
export const loadingAttributes: Readonly<Record<PictureLoading, string>> = {
  first: ' fetchpriority="high"',
  eager: '',
  lazy: ' loading="lazy"',
};
