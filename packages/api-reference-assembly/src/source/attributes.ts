import type {MemberFacts, ObsoleteFacts, TypeFacts} from 'api-model';
import type {Comments} from './comments';

/** The lines above a declaration from the facts: its comment and its attribute. */
export function declarationPrefix({id, obsolete}: TypeFacts | MemberFacts, comments: Comments): readonly string[] {
  return [...comments(id), ...(obsolete ? [obsoleteAttribute(obsolete)] : [])];
}

function obsoleteAttribute({message, error}: ObsoleteFacts): string {
  if (message === undefined && !error) return '[global::System.Obsolete]';
  // JSON's escapes are valid in C#, too.
  const text = message === undefined ? 'null' : JSON.stringify(message);
  return `[global::System.Obsolete(${text}${error ? ', true' : ''})]`;
}
