import type {Element} from 'xml-js';
import {SourceError} from '../SourceError';
import {implicitSymbols} from './implicitSymbols';
import {resolveProjectPath} from './readProjectItems';
import {attributeOf, elementsNamed, readXml, textOf} from './readXml';

/** What one `.csproj` says that matters to its public API. */
export interface Project {
  /** Preprocessing symbols, those that the SDK adds included. */
  readonly symbols: ReadonlySet<string>;
  /** The `.projitems` that it compiles. */
  readonly sharedItems: readonly string[];
  /** Other projects that it is built with. */
  readonly references: readonly string[];
}

/** Reads a project as MSBuild would with these properties. Throws a SourceError for a condition that it does not know. */
export function readProject(text: string, file: string, properties: Readonly<Record<string, string>>): Project {
  const root = readXml(text, file);
  const targetFramework = lastValue(root, 'TargetFramework', file, properties) ?? '';
  const defined = lastValue(root, 'DefineConstants', file, properties) ?? 'TRACE';
  return {
    symbols: new Set([...defined.split(/[;,\s]+/u).filter(Boolean), ...implicitSymbols(targetFramework)]),
    sharedItems: elementsNamed(root, 'Import')
      .map((element) => attributeOf(element, 'Project') ?? '')
      .filter((path) => path.endsWith('.projitems'))
      .map((path) => resolveProjectPath(path, file)),
    references: elementsNamed(root, 'ProjectReference')
      .map((element) => attributeOf(element, 'Include') ?? '')
      .map((path) => resolveProjectPath(path, file)),
  };
}

function lastValue(
  root: Element,
  name: string,
  file: string,
  properties: Readonly<Record<string, string>>,
): string | undefined {
  let value: string | undefined;
  for (const group of elementsNamed(root, 'PropertyGroup')) {
    if (!holds(attributeOf(group, 'Condition'), file, properties)) continue;
    for (const element of elementsNamed(group, name)) {
      if (holds(attributeOf(element, 'Condition'), file, properties)) {
        value = textOf(element).replaceAll(`$(${name})`, value ?? '');
      }
    }
  }
  return value;
}

/** MSBuild conditions of the form `'a' == 'b'`, with properties in them. */
function holds(condition: string | undefined, file: string, properties: Readonly<Record<string, string>>): boolean {
  if (condition === undefined) return true;
  const match = /^\s*'([^']*)'\s*(==|!=)\s*'([^']*)'\s*$/u.exec(expand(condition, properties));
  if (!match) throw new SourceError(file, 1, `The extractor does not know this condition: ${condition}`);
  const equal = match[1]?.toLowerCase() === match[3]?.toLowerCase();
  return equal === (match[2] === '==');
}

function expand(text: string, properties: Readonly<Record<string, string>>): string {
  return text.replace(/\$\((\w+)\)/gu, (_, name: string) => properties[name] ?? '');
}
