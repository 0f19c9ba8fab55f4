const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year; every deployment renews it. */
const validDays = 360;

/** Allows crawling everything. `site` ends in a slash. */
export function robotsTxt(site: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site}sitemap.xml\n`;
}

/** Where to report a security problem (RFC 9116). `site` ends in a slash; `built` is when the site was built. */
export function securityTxt(site: string, repositoryUrl: string, built: Date): string {
  const expires = new Date(built.getTime() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${repositoryUrl}/security`,
    `Contact: ${repositoryUrl}/issues`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${site}.well-known/security.txt`,
    '',
  ].join('\n');
}
