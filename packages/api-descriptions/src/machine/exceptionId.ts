import type {TypeFacts} from 'api-model';
import type {ApiNames} from '../apiNames';
import {resolveReference} from '../references/resolveReference';

/** The namespaces of exceptions in descriptions that are not in `System` itself. */
const namespaces: Readonly<Record<string, string>> = {
  KeyNotFoundException: 'System.Collections.Generic',
  FileNotFoundException: 'System.IO',
  DirectoryNotFoundException: 'System.IO',
  EndOfStreamException: 'System.IO',
  InvalidDataException: 'System.IO',
  IOException: 'System.IO',
  XmlException: 'System.Xml',
  ContentLoadException: 'Microsoft.Xna.Framework.Content',
  InstancePlayLimitException: 'Microsoft.Xna.Framework.Audio',
  NoAudioHardwareException: 'Microsoft.Xna.Framework.Audio',
};

/** The documentation id of an exception in a description, ours or another library's: `T:System.IO.IOException`. */
export function exceptionId(name: string, names: ApiNames, from?: TypeFacts): string {
  const own = resolveReference(name, names, from);
  if (own.kind === 'type') return own.type.id;
  return `T:${name.includes('.') ? name : `${namespaces[name] ?? 'System'}.${name}`}`;
}
