// cspell:disable
/**
 * Words that don't affect the meaning of a query. Negations are not among them, because `no sound` is a different question
 * from `sound`. Neither are verbs like `make` and `show`, which only weigh less (`weakWords`).
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any anyone are as at be been best but by can could did do does for from had has have here hi how ' +
    'i if in into is it its just like me my need of on or our please possible properly should so some that the their them ' +
    'then there these they thing this to trying us was way we were what when where which who why will with would you your ' +
    'cocos cocos2d cocos2dmono mono framework engine'
  ).split(' '),
);

/** Words in many questions, which have little weight. */
export const weakWords: ReadonlySet<string> = new Set(
  (
    'add all another build c# change code create csharp different each example fast first game get give go good help let load ' +
    'make more multiple new one other own put really same sample second set show simple thing two use using want work'
  ).split(' '),
);

/** Negations, without apostrophes. */
export const negations: ReadonlySet<string> = new Set(
  'no not never nothing none cant cannot doesnt dont isnt arent wont wasnt didnt couldnt'.split(' '),
);
