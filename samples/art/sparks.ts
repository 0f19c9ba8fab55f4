// cspell:ignore gravityx gravityy Positionx Positiony Variancex Variancey
/** What an editor of particles writes: gold sparks that fly up and fall, as CCParticleSystemQuad reads them. */
export function sparks(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
  <dict>
${Object.entries(settings).map(entry).join('')}    <key>rotationIsDir</key>
    <false/>
    <key>textureFileName</key>
    <string>spark.png</string>
  </dict>
</plist>
`;
}

const entry = ([name, value]: [string, number]): string =>
  `    <key>${name}</key>\n    <${Number.isInteger(value) ? 'integer' : 'real'}>${value}</${Number.isInteger(value) ? 'integer' : 'real'}>\n`;

const color = (name: string, [red, green, blue, alpha]: readonly [number, number, number, number]) => ({
  [`${name}Red`]: red,
  [`${name}Green`]: green,
  [`${name}Blue`]: blue,
  [`${name}Alpha`]: alpha,
});

const settings: Readonly<Record<string, number>> = {
  maxParticles: 120,
  emitterType: 0,
  duration: 0.2,
  angle: 90,
  angleVariance: 55,
  speed: 240,
  speedVariance: 90,
  gravityx: 0,
  gravityy: -420,
  radialAcceleration: 0,
  radialAccelVariance: 0,
  tangentialAcceleration: 0,
  tangentialAccelVariance: 0,
  sourcePositionx: 0,
  sourcePositiony: 0,
  sourcePositionVariancex: 8,
  sourcePositionVariancey: 8,
  particleLifespan: 1,
  particleLifespanVariance: 0.3,
  startParticleSize: 22,
  startParticleSizeVariance: 8,
  finishParticleSize: 4,
  finishParticleSizeVariance: 2,
  rotationStart: 0,
  rotationStartVariance: 0,
  rotationEnd: 0,
  rotationEndVariance: 0,
  ...color('startColor', [1, 0.85, 0.4, 1]),
  ...color('startColorVariance', [0, 0.1, 0.2, 0]),
  ...color('finishColor', [1, 0.4, 0.1, 0]),
  ...color('finishColorVariance', [0, 0, 0, 0]),
  blendFuncSource: 770,
  blendFuncDestination: 1,
};
