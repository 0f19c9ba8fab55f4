/** Replaces theme-classic's loading of Prism's languages, because the browser's bundle has no Prism. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
