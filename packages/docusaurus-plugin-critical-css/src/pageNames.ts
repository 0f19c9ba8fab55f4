const script = /<(script|style)\b[^>]*>.*?<\/\1>/gis;
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)/gi;
const attribute = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/**
 * The names of a vocabulary that are in a page: `div`, `.class`, `#id`, `[attribute]` and `[class*=part]`. Names that
 * are only in the text of a script are ignored.
 */
export function pageNames(html: string, vocabulary: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const known = new Set<string>();
  for (const [whole, element = '', attributes = ''] of html.replace(script, '<$1>').matchAll(tag)) {
    if (known.has(whole)) continue;
    known.add(whole);
    names.add(element.toLowerCase());
    for (const [, name = '', double, single, bare] of attributes.matchAll(attribute))
      addAttribute(names, name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  const classes = [...names].filter((name) => name.startsWith('.')).join(' ');
  return new Set(vocabulary.filter((name) => names.has(name) || hasPart(classes, name)));
}

function addAttribute(names: Set<string>, name: string, value: string): void {
  names.add(`[${name}]`);
  if (name === 'id') names.add(`#${value}`);
  if (name === 'class') for (const each of value.split(/\s+/)) names.add(`.${each}`);
}

function hasPart(classes: string, name: string): boolean {
  const part = /^\[class\*=(.*)\]$/.exec(name)?.[1];
  return part !== undefined && classes.includes(part);
}
