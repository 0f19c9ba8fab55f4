/** theme-classic loads Prism's languages here. There is no Prism to load them into: see `configureWebpack`. */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
