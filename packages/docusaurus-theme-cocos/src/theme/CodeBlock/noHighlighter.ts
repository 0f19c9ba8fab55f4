/** Stands in for prism-react-renderer in the browser bundle; theme-classic only hands `Prism` on. */
export const Prism = {};
