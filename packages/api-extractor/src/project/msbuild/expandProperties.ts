import {posix} from 'node:path';

/** The system that runs MSBuild, as `IsOSPlatform` names it. */
export type OperatingSystem = 'Windows' | 'OSX' | 'Linux';

/** Where property references are looked up. Paths are within the repository, with `/` as its root. */
export interface PropertyScope {
  /** The properties' texts by name, including MSBuild's own properties. */
  readonly properties: ReadonlyMap<string, string>;
  readonly os: OperatingSystem;
  /** Returns whether a file exists; relative paths start in the project's folder. */
  readonly exists: (path: string) => boolean;
}

/**
 * The value of an unknown property function. The text that contains it may not be needed, so it is an error only where
 * the result depends on it.
 */
export const unknownValue = '\0';

/** Replaces `$(…)` in a text: properties, and the functions that the engine's projects call. */
export function expandProperties(text: string, scope: PropertyScope): string {
  let expanded = '';
  let position = 0;
  for (;;) {
    const start = text.indexOf('$(', position);
    if (start < 0) return expanded + text.slice(position);
    const end = closingParenthesis(text, start + 2);
    if (end < 0) return expanded + text.slice(position);
    expanded += text.slice(position, start) + evaluate(text.slice(start + 2, end), scope);
    position = end + 1;
  }
}

function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  return -1;
}

function evaluate(reference: string, scope: PropertyScope): string {
  const expression = expandProperties(reference, scope).trim();
  if (/^\w+$/u.test(expression)) return scope.properties.get(expression) ?? '';
  const call = /^(?:\[(?<type>[\w.]+)\]::|(?<property>\w+)\.)(?<name>\w+)(?:\((?<list>.*)\))?$/su.exec(expression);
  const {type, property, name = '', list = ''} = call?.groups ?? {};
  const parameters = splitParameters(list);
  if (property !== undefined) return callString(scope.properties.get(property) ?? '', name, parameters);
  return callStatic(`${type ?? ''}.${name}`, parameters, scope);
}

function callString(value: string, name: string, [parameter = '']: readonly string[]): string {
  switch (name) {
    case 'Contains':
      return boolean(value.includes(parameter));
    case 'StartsWith':
      return boolean(value.startsWith(parameter));
    case 'EndsWith':
      return boolean(value.endsWith(parameter));
    default:
      return unknownValue;
  }
}

function callStatic(name: string, parameters: readonly string[], {os, exists}: PropertyScope): string {
  switch (name) {
    case 'System.Runtime.InteropServices.OSPlatform.Windows':
    case 'System.Runtime.InteropServices.OSPlatform.OSX':
    case 'System.Runtime.InteropServices.OSPlatform.Linux':
      return name.slice(name.lastIndexOf('.') + 1);
    case 'System.Runtime.InteropServices.RuntimeInformation.IsOSPlatform':
    case 'MSBuild.IsOSPlatform':
      return boolean(parameters[0] === os);
    case 'MSBuild.GetPathOfFileAbove':
      return fileAbove(parameters[0] ?? '', parameters[1] ?? '/', exists) ?? '';
    case 'System.IO.Path.Combine':
      return posix.join(...parameters.map(slashes));
    default:
      return unknownValue;
  }
}

/** Finds the nearest file with a name, in a folder or one of its parents. */
export function fileAbove(name: string, folder: string, exists: (path: string) => boolean): string | undefined {
  for (let current = posix.resolve('/', slashes(folder)); ; current = posix.dirname(current)) {
    const path = posix.join(current, name);
    if (exists(path)) return path;
    if (current === '/') return undefined;
  }
}

export const slashes = (path: string): string => path.replaceAll('\\', '/');

function splitParameters(list: string): readonly string[] {
  return list.split(',').map((parameter) => parameter.trim().replace(/^(['"`])(.*)\1$/su, '$2'));
}

const boolean = (value: boolean): string => (value ? 'True' : 'False');
