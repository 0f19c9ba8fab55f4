import type {Config} from '@docusaurus/types';

/** Icons in addition to the favicon of the configuration. */
export const headTags = (baseUrl: string): NonNullable<Config['headTags']> => [
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: `${baseUrl}img/favicon.svg`}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#fffdf9'}},
];
