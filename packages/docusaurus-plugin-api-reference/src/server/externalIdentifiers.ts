import fs from 'node:fs';
import path from 'node:path';

/** An API of another library that samples name; `npm run samples:bind` writes them. */
export interface ExternalIdentifier {
  readonly library: string;
  readonly kind: string;
  /** The declaration in short, as C# writes it. */
  readonly signature: string;
  /** With its type: `KeyboardState.IsKeyDown`. */
  readonly name: string;
}

/** By documentation id; empty before samples were bound. */
export type ExternalIdentifiers = Readonly<Record<string, ExternalIdentifier>>;

export function readExternalIdentifiers(samplesDir: string): ExternalIdentifiers {
  const file = path.join(samplesDir, 'external.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ExternalIdentifiers) : {};
}

/** The declaration of an enum's member has no type: `Ordinal = 4`. */
export function isEnumMember({kind, signature}: ExternalIdentifier): boolean {
  return kind === 'field' && !/^(?:public|protected) /.test(signature);
}
