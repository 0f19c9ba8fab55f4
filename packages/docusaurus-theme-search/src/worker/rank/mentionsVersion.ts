/** Returns true if a query mentions a release: `2.4.7`, `v2.4.7`, or `2.4` for every 2.4 release. */
export function mentionsVersion(query: string, version: string): boolean {
  const asked = query.match(/\d+(?:\.\d+)+/g) ?? [];
  return asked.some((text) => version === text || version.startsWith(`${text}.`));
}
