import {describe, expect, test} from 'vitest';
import {robotsTxt, securityTxt} from './hostingFiles';

describe('robotsTxt', () => {
  test('allows everything and names the sitemap', () => {
    expect(robotsTxt('https://x.dev/docs/')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://x.dev/docs/sitemap.xml\n',
    );
  });
});

describe('securityTxt', () => {
  test('says where to report vulnerabilities and expires within a year of the build', () => {
    expect(securityTxt('https://x.dev/', 'https://github.com/a/b', new Date('2026-01-31T12:34:56.789Z'))).toBe(
      'Contact: https://github.com/a/b/security\n' +
        'Contact: https://github.com/a/b/issues\n' +
        'Expires: 2027-01-26T12:34:56Z\n' +
        'Preferred-Languages: en\n' +
        'Canonical: https://x.dev/.well-known/security.txt\n',
    );
  });
});
