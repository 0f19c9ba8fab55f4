import fs from 'node:fs';
import path from 'node:path';
import type {ConceptsLane} from 'search-engine';
import {checkPhrases} from './checkPhrases';
import type {ConceptsSource} from './conceptsSource';
import {expandEntries} from './expandEntries';
import {placeFinder} from './places';
import {Problems} from './problems';
import {readConceptEntries} from './readConceptEntries';
import {readRenamedEntries} from './readRenamedEntries';
import {readSynonymGroups} from './readSynonymGroups';
import {readTasks} from './readTasks';
import {toConceptsLane} from './toConceptsLane';
import {readYaml, type YamlFile} from './yamlFile';

/**
 * Reads `concepts.yaml`, `synonyms.yaml` and `renamed.yaml` of a folder.
 *
 * @throws Error that lists unknown names, addresses and anchors, empty and duplicate phrases, and unreadable entries, each
 *   as `file:line: what is wrong and what to do`.
 */
export function readConcepts(folder: string, source: ConceptsSource): ConceptsLane {
  const problems = new Problems();
  const read = (file: string): YamlFile => readYaml(fs.readFileSync(file, 'utf8'), path.relative('.', file), problems);
  const tasks = source.tasksFile === undefined ? [] : readTasks(read(source.tasksFile));
  const entries = readConceptEntries(read(path.join(folder, 'concepts.yaml')), tasks, problems);
  const concepts = expandEntries(entries, source, problems);
  checkPhrases(concepts, problems);
  const synonyms = readSynonymGroups(read(path.join(folder, 'synonyms.yaml')), problems);
  const renamed = readRenamedEntries(read(path.join(folder, 'renamed.yaml')), problems);
  const lane = toConceptsLane({concepts, synonyms, renamed}, placeFinder(source, problems));
  problems.throwIfAny();
  return lane;
}
