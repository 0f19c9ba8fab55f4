import fs from 'node:fs';
import path from 'node:path';

/** An API of another library that samples use, as written by `npm run samples:bind`. */
export interface ExternalIdentifier {
  readonly library: string;
  readonly kind: string;
  /** The short declaration, as C# writes it. */
  readonly signature: string;
  /** With its type: `KeyboardState.IsKeyDown`. */
  readonly name: string;
}

/** By documentation id; empty before the samples are bound. */
export type ExternalIdentifiers = Readonly<Record<string, ExternalIdentifier>>;

/** The file beside those of the projects. */
export const externalFile = 'external.json';

export function readExternalIdentifiers(samplesDir: string): ExternalIdentifiers {
  const file = path.join(samplesDir, externalFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ExternalIdentifiers) : {};
}

/** Returns whether it is an enum member, whose declaration has no type: `Ordinal = 4`. */
export function isEnumMember({kind, signature}: ExternalIdentifier): boolean {
  return kind === 'field' && !/^(?:public|protected) /.test(signature);
}
