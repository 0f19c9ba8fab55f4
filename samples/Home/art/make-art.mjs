/**
 * Draws the pictures of the Home sample: node make-art.mjs
 * Each picture is composed as SVG, rendered by rsvg-convert and made small by pngquant, into ../Content.
 * Debian has both tools: apt-get install librsvg2-bin pngquant
 * cspell:words librsvg nofs pngquant rsvg
 */
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

import {beach, cove, moonlitCove} from './beach.mjs';
import {coconut, crate, plank, shadow} from './things.mjs';

const contentFolder = fileURLToPath(new URL('../Content/', import.meta.url));

const pictures = {
  beach: beach(),
  cove: cove(),
  'moonlit-cove': moonlitCove(),
  coconut: coconut(),
  shadow: shadow(),
  crate: crate(),
  plank: plank(),
};

for (const [name, source] of Object.entries(pictures)) {
  const file = `${contentFolder}${name}.png`;
  execFileSync('rsvg-convert', ['--format=png', `--output=${file}`], {input: source});
  execFileSync('pngquant', ['--force', '--nofs', '--strip', '--speed=1', `--output=${file}`, '160', file]);
  console.log(`Content/${name}.png`);
}
