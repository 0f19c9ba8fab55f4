import type {ObsoleteFacts} from 'api-model';

/** The compiler writes an id into the documentation file only where there is a comment. */
export const documentationComment = '/// <summary/>';

/** What stands above a declaration that the facts hold. */
export function declarationPrefix(obsolete: ObsoleteFacts | undefined): readonly string[] {
  return obsolete ? [documentationComment, obsoleteAttribute(obsolete)] : [documentationComment];
}

function obsoleteAttribute({message, error}: ObsoleteFacts): string {
  // JSON's escapes are C#'s, too.
  const values = [...(message === undefined ? [] : [JSON.stringify(message)]), ...(error ? ['true'] : [])];
  return values.length > 0 ? `[global::System.Obsolete(${values.join(', ')})]` : '[global::System.Obsolete]';
}
