/** C#'s reserved words (ECMA-334 6.4.4). Contextual keywords are not listed, because they may be names. */
const keywords = new Set(
  (
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double ' +
    'else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is ' +
    'lock long namespace new null object operator out override params private protected public readonly ref return sbyte ' +
    'sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ' +
    'ushort using virtual void volatile while'
  ).split(' '),
);

/** A name as C# source writes it: `event` becomes `@event`. */
export function identifier(name: string): string {
  return keywords.has(name) ? `@${name}` : name;
}

/** A name with dots, each part as C# source writes it. */
export function qualifiedIdentifier(name: string): string {
  return name.split('.').map(identifier).join('.');
}
