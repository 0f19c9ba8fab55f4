/** Replaces prism-react-renderer in the browser's bundle; theme-classic only passes `Prism` along. */
export const Prism = {};
