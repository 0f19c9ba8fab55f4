import fs from 'node:fs';
import path from 'node:path';
import {counted} from 'api-model';
import {bannedPhrases} from './lib/glossary/bannedPhrases';
import {isLinted} from './lib/glossary/isLinted';
import {newMessages} from './lib/glossary/newMessages';
import {readGlossary} from './lib/glossary/readGlossary';
import {gitFiles} from './lib/gitFiles';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run lint:words`: refuses the words that glossary.yaml replaces, in files and in the message of the newest commit,
 * where code in backticks is ignored.
 */
const files = gitFiles('.');
if (!files) stop('Words are only checked in a git repository.');

const {bans} = readGlossary(fs.readFileSync(path.join(rootDir, 'glossary.yaml'), 'utf8'));
const inMessages = newMessages(rootDir)
  .flatMap((message) => bannedPhrases(message, bans, true))
  .map(({phrase, write}) => `newest commit: "${phrase}". Write: ${write}.`);
const inFiles = files.filter(isLinted).flatMap((file) => {
  const text = fs.readFileSync(path.join(rootDir, file), 'utf8');
  return bannedPhrases(text, bans, /\.mdx?$/.test(file)).map(
    ({line, phrase, write}) => `${file}:${line}: "${phrase}". Write: ${write}.`,
  );
});
const problems = [...inFiles, ...inMessages];
if (problems.length > 0) stop(...problems, `${counted(problems.length, 'phrase')} that glossary.yaml bans.`);
