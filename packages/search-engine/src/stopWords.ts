// cspell:disable
const split = (words: string): readonly string[] => words.split(' ');

const everywhere = split(
  'a an and any are as at be been but by can could did do does for from had has have how i if in into is it its just like me ' +
    'my need of on or our please should so some that the their them then there these they this to was way we were what when ' +
    'where which who why will with would you your',
);
// Not in questions, where `make` has little weight and `dont` is a negation.
const inTexts = split('about am doesnt doing dont get got im isnt ive make than those too use using via want whats');
// Not in texts, which people also search for the words of a message, such as `engine` or `not possible`.
const inQuestions = split(
  'anyone best cocos cocos2d cocos2dmono engine framework here hi mono possible properly thing trying us',
);

const textWords: ReadonlySet<string> = new Set([...everywhere, ...inTexts]);

/** Returns true for folded words that mean nothing alone in texts, which are searched only if the query has no others. */
export function isStopWord(word: string): boolean {
  return textWords.has(word);
}

/**
 * Words that don't affect the meaning of a question. Negations are not among them, because `no sound` is a different question
 * from `sound`. Neither are verbs like `make` and `show`, which only weigh less (`weakWords`).
 */
export const stopWords: ReadonlySet<string> = new Set([...everywhere, ...inQuestions]);

/** Words in many questions, which have little weight. */
export const weakWords: ReadonlySet<string> = new Set(
  split(
    'add all another build c# change code create csharp different each example fast first game get give go good help let load ' +
      'make more multiple new one other own put really same sample second set show simple thing two use using want work',
  ),
);

/** Negations, without apostrophes. */
export const negations: ReadonlySet<string> = new Set(
  split('no not never nothing none cant cannot doesnt dont isnt arent wont wasnt didnt couldnt'),
);
