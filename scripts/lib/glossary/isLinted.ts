const text = /\.(?:mdx?|ya?ml|json|[mc]?tsx?|[mc]js|css|svg|cs|csproj|props|targets|proj|slnx)$/;

/** Files with words that we don't choose, that programs write, or that list refused words. */
const exceptions = [
  /^glossary\.yaml$/,
  /^scripts\/lib\/glossary\/.*\.test\.ts$/,
  /\/fixtures\//,
  /^package-lock\.json$/,
  /^api\/(?:facts|history|external|samples|easing-curves)(?:\/|\.json$)/,
  /^packages\/[^/]+\/data\//,
  /^website\/captures\//,
  // Questions as readers asked them.
  /^website\/search\/questions\//,
];

/** Returns whether `npm run lint:words` reads a file, given by its path in the repository. */
export function isLinted(file: string): boolean {
  return text.test(file) && !exceptions.some((pattern) => pattern.test(file));
}
