import type {TypeFacts} from './facts';

/** `abstract class`, `static class`, `struct`. */
export function kindText({kind, modifiers = []}: TypeFacts): string {
  const telling = modifiers.find((modifier) => modifier === 'abstract' || modifier === 'static');
  return telling === undefined || kind !== 'class' ? kind : `${telling} ${kind}`;
}
