import fs from 'node:fs';
import path from 'node:path';
import {bannedPhrases} from './lib/glossary/bannedPhrases';
import {isLinted} from './lib/glossary/isLinted';
import {readGlossary} from './lib/glossary/readGlossary';
import {gitFiles} from './lib/gitFiles';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/** `npm run lint:words`: refuses the words that glossary.yaml replaces. */
const files = gitFiles('.');
if (!files) stop('Words are only checked in a git repository.');

const {bans} = readGlossary(fs.readFileSync(path.join(rootDir, 'glossary.yaml'), 'utf8'));
const problems = files.filter(isLinted).flatMap((file) => {
  const text = fs.readFileSync(path.join(rootDir, file), 'utf8');
  return bannedPhrases(text, bans, /\.mdx?$/.test(file)).map(
    ({line, phrase, write}) => `${file}:${line}: "${phrase}". Write: ${write}.`,
  );
});
if (problems.length > 0) stop(...problems, `${problems.length} phrases that glossary.yaml bans.`);
