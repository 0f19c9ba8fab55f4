// cspell:ignore gravityx gravityy Positionx Positiony Variancex Variancey
/** Gold sparks that fly up and fall. */
export const sparks = (): string => emitterFile(settings);

/** Water that splashes up. */
export const splash = (): string => emitterFile({...settings, ...water});

/** The format of particle editors that CCParticleSystemQuad reads. */
function emitterFile(emitter: Readonly<Record<string, number>>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
  <dict>
${Object.entries(emitter).map(entry).join('')}    <key>rotationIsDir</key>
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

const water: Readonly<Record<string, number>> = {
  maxParticles: 160,
  speed: 340,
  speedVariance: 120,
  startParticleSize: 34,
  particleLifespan: 1.3,
  ...color('startColor', [0.55, 0.85, 1, 1]),
  ...color('startColorVariance', [0.15, 0.1, 0, 0]),
  ...color('finishColor', [0.2, 0.5, 0.9, 0]),
};
