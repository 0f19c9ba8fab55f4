const sheetLink = /<link\b(?=[^>]*\brel=["']?stylesheet["'\s/>])[^>]*\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))[^>]*>/gi;
/** The addresses of the stylesheets in a page's head, in order. */
export function sheetAddresses(html: string): readonly string[] {
  return [...headOf(html).matchAll(sheetLink)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/**
 * Adds the page's own rules to its head and moves its stylesheets after its content, where they don't block the
 * painting of the content above. Deferred scripts still wait for the sheets, so that everything they show is styled.
 */
export function moveSheets(html: string, rules: string): string {
  const head = headOf(html);
  const links = (head.match(sheetLink) ?? []).join('');
  const place = head.search(sheetLink);
  const withRules = `${head.slice(0, place)}<style>${rules}</style>${head.slice(place).replace(sheetLink, '')}`;
  const rest = html.slice(head.length);
  const end = rest.lastIndexOf('</body>');
  const bodyEnd = end < 0 ? rest.length : end;
  return withRules + rest.slice(0, bodyEnd) + links + rest.slice(bodyEnd);
}

/** The HTML before the body. */
function headOf(html: string): string {
  const end = /<body[\s>]/i.exec(html)?.index;
  return end === undefined ? '' : html.slice(0, end);
}
