/** The picture on the home page and the engine release that drew it. Update `engine` when you film it again. */
export const beachScene = {
  file: '/img/home/beach-scene.avif',
  width: 720,
  height: 405,
  alt: 'A game window: a smiling coconut jumps above its shadow on a palm beach while the sun sets into the sea.',
  sample: 'samples/Home',
  engine: '2.5.0',
} as const;
