// cspell:words cwebp libgl libvpx
import {run} from '../run';

interface Tool {
  readonly command: readonly [string, ...string[]];
  /** The text that the command must print. */
  readonly prints: RegExp;
  readonly missing: string;
}

const encoders: readonly Tool[] = [
  {
    command: ['ffmpeg', '-hide_banner', '-encoders'],
    prints: /libvpx-vp9/,
    missing: 'ffmpeg with libvpx-vp9 encodes loops (Debian and Ubuntu: apt-get install ffmpeg).',
  },
  {
    command: ['cwebp', '-version'],
    prints: /\d/,
    missing: 'cwebp encodes stills (Debian and Ubuntu: apt-get install webp).',
  },
];

const screen: Tool = {
  command: ['xvfb-run', '--help'],
  prints: /xvfb/i,
  missing:
    'xvfb-run provides a screen on machines without one (Debian and Ubuntu: apt-get install xvfb libgl1-mesa-dri).',
};

/** On Linux without a display, the samples run on a virtual one. */
export const needsScreen = (): boolean => process.platform === 'linux' && !process.env['DISPLAY'];

/** The missing tools that captures need, one sentence each. */
export async function missingCaptureTools(): Promise<readonly string[]> {
  const tools = needsScreen() ? [...encoders, screen] : encoders;
  const present = await Promise.all(tools.map(isPresent));
  return tools.filter((_, index) => !present[index]).map(({missing}) => missing);
}

async function isPresent({command, prints}: Tool): Promise<boolean> {
  try {
    return prints.test((await run(command, {quiet: true})).output);
  } catch {
    return false;
  }
}
