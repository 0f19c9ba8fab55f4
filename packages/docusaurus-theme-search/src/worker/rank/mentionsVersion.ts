/** Whether a query asks for this release: `2.4.7`, `v2.4.7`; `2.4` asks for each that begins so. */
export function mentionsVersion(query: string, version: string): boolean {
  const asked = query.match(/\d+(?:\.\d+)+/g) ?? [];
  return asked.some((text) => version === text || version.startsWith(`${text}.`));
}
