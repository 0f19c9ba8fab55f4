import {between, pick, times, type Random} from './choose';

/** Ranges of UTF-16 code units, each of which has broken programs before. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x1f], // control characters, NUL first
  [0x20, 0x7e], // ASCII
  [0x80, 0x17f], // Latin with accents, İ and ı, whose lower case has another length or letter
  [0x300, 0x36f], // combining marks
  [0x5d0, 0x6ff], // right-to-left letters, Hebrew and Arabic
  [0x1e00, 0x1eff],
  [0x2000, 0x206f], // spaces, joiners, direction overrides
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xd800, 0xdfff], // halves of surrogate pairs, mostly alone
  [0xe000, 0xf8ff],
  [0xfb00, 0xfb06], // ligatures, longer in upper case
  [0xfff0, 0xffff], // byte order marks, replacement characters and invalid ones
];
const emoji = ['🥥', '👩‍🚀', '🇩🇪', '👍🏽', '1️⃣', '🏴‍☠️'];

/** Random code units from all ranges, without regard for what belongs together. */
export function randomText(random: Random): string {
  const unit = (): string => {
    if (random() < 0.05) return pick(emoji, random);
    const [first, last] = pick(ranges, random);
    return String.fromCharCode(between(first, last, random));
  };
  return times(between(1, 40, random), unit).join('');
}

/** A word that nobody writes: one letter or a few, repeated many times. */
export function longWord(random: Random): string {
  const part = pick(
    ['a', 'z', 'W', 'ab', 'CC', 'ing', 'é', '\u0301', '\ud83e', '0', '_', 'RunAction', 'x*', 'a~'],
    random,
  );
  return part.repeat(Math.ceil(between(30, 3000, random) / part.length));
}
