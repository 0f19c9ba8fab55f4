import {engine} from '@site/engine';

/** A feature on the home page. */
export interface Feature {
  readonly title: string;
  readonly text: string;
  /** The picture's address and text alternative. */
  readonly picture: {readonly src: string; readonly alt: string};
}

export const features: readonly Feature[] = [
  {
    title: 'Actions and easing',
    text: 'Move, rotate, scale, jump, fade and tint, one after another, together or forever, with elastic, bounce and back easing.',
    picture: {
      src: '/img/home/actions-and-ease.avif',
      alt: 'Two coconuts with fading trails: one swings elastically, one bounces down.',
    },
  },
  {
    title: 'Particles',
    text: 'Eleven presets from fire and fireworks to snow and rain. You can change every value.',
    picture: {src: '/img/home/particles.avif', alt: 'A campfire on a beach at night below three bursts of fireworks.'},
  },
  {
    title: 'Physics',
    text: 'A port of Box2D 2.2.1: bodies, fixtures, contacts and ten kinds of joint.',
    picture: {src: '/img/home/physics.avif', alt: 'Coconuts roll down a plank and topple a stack of crates.'},
  },
  {
    title: 'Scenes and transitions',
    text: 'A tree of nodes, a stack of scenes, and 33 transitions between them.',
    picture: {
      src: '/captures/api-transition-page-turn.webp',
      alt: 'A beach by day turns over like a page, with a night scene underneath.',
    },
  },
  {
    title: 'Maps, text, menus and controls',
    text: 'Tiled maps, bitmap and system fonts, menus, buttons, sliders and scroll views.',
    picture: {src: '/captures/api-tmx-tiled-map.webp', alt: 'A level of tiles with planks and coins; a coconut jumps.'},
  },
  {
    title: 'Sound and input',
    text: 'Effects and music, touch, mouse, keyboard and gamepad, with all of MonoGame available.',
    picture: {src: '/captures/api-standard-touch-delegate.webp', alt: 'Two fingers stretch a crab to a larger size.'},
  },
];

export interface Platform {
  readonly system: string;
  readonly graphics: string;
  /** The target framework of a game's project. */
  readonly target: string;
}

const net = `net${engine.dotnet}.0`;

export const platforms: readonly Platform[] = [
  {system: 'Windows, Linux, macOS', graphics: 'OpenGL', target: net},
  {system: 'Windows', graphics: 'DirectX', target: `${net}-windows`},
  {system: `Android, API level ${engine.androidApi} and later`, graphics: 'OpenGL ES', target: `${net}-android`},
  {system: `iOS ${engine.ios} and later`, graphics: 'OpenGL ES', target: `${net}-ios`},
];

export interface Way {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

export const ways: readonly Way[] = [
  {
    to: '/docs/category/developing',
    title: 'Guides',
    text: 'Projects, content, debugging and publishing, step by step.',
  },
  {
    to: '/docs/tutorials/introduction',
    title: 'Learn',
    text: 'Where to start, whether you are a beginner or have made games before.',
  },
  {to: '/docs/api/introduction', title: 'API', text: 'Naming, conventions, and which types to use for each task.'},
  {
    to: '/docs/guides/troubleshooting/common-issues',
    title: 'Stuck?',
    text: 'Find your error message or symptom, its cause and the fix.',
  },
];
