import type {ObsoleteFacts} from 'api-model';

/** The compiler writes an id into the documentation file only where there is a comment. */
export const documentationComment = '/// <summary/>';

/** What stands above a declaration that the facts hold. */
export function declarationPrefix(obsolete: ObsoleteFacts | undefined): readonly string[] {
  return obsolete ? [documentationComment, obsoleteAttribute(obsolete)] : [documentationComment];
}

function obsoleteAttribute({message, error}: ObsoleteFacts): string {
  if (message === undefined && !error) return '[global::System.Obsolete]';
  // JSON's escapes are C#'s, too.
  const text = message === undefined ? 'null' : JSON.stringify(message);
  return `[global::System.Obsolete(${text}${error ? ', true' : ''})]`;
}
