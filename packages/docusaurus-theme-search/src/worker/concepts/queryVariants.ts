import type {ConceptTable} from './conceptTable';
import {toWord, type Word} from './words';

const shortestHalf = 3;
const longestCompound = 30;

/** Returns the query as written, with neighbors joined (`tile map`: `tilemap`), and with compounds split (`fullscreen`). */
export function queryVariants(table: ConceptTable, words: readonly Word[]): readonly (readonly Word[])[] {
  return [words, joinNeighbors(table, words), splitCompounds(table, words)].filter((variant, index) => {
    return index === 0 || variant.length !== words.length;
  });
}

function joinNeighbors(table: ConceptTable, words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [first, second] = [words[index], words[index + 1]];
    if (!first) continue;
    const both = second && toWord(first.text + second.text);
    const isKnown = both !== undefined && table.stems.has(both.stem);
    joined.push(isKnown ? both : first);
    if (isKnown) index += 1;
  }
  return joined;
}

function splitCompounds(table: ConceptTable, words: readonly Word[]): readonly Word[] {
  return words.flatMap((word) => splitCompound(table, word.text) ?? [word]);
}

function splitCompound(table: ConceptTable, text: string): readonly Word[] | undefined {
  if (text.length > longestCompound) return undefined;
  for (let length = text.length - shortestHalf; length >= shortestHalf; length -= 1) {
    const halves = [toWord(text.slice(0, length)), toWord(text.slice(length))];
    if (halves.every(({stem}) => table.stems.has(stem))) return halves;
  }
  return undefined;
}
