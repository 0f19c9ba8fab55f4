const word = /[A-Za-z0-9_-]+/g;

/** Names that a selector could match in HTML: elements, classes, ids and attributes, but not words between tags. */
export function namesInHtml(html: string): string[] {
  const tags = new Set(html.match(/<[a-z][^>]*>/gi));
  return [...new Set([...tags].flatMap((tag) => tag.match(word) ?? []))];
}

/** Names that a script could set as a class or attribute, from string literals that contain only names. */
export function namesInScript(script: string): string[] {
  const literals = script.match(/(["'`])[\w\s-]+\1/g) ?? [];
  return [
    ...literals.flatMap((literal) => literal.match(word) ?? []),
    ...(script.match(/\b(?:data|aria)-[a-z-]+/g) ?? []),
  ];
}

/** Custom properties that a script reads or sets by name. */
export function propertiesInScript(script: string): string[] {
  return script.match(/--[a-z][a-z0-9-]*/g) ?? [];
}
