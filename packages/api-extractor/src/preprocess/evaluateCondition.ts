/**
 * Evaluates a preprocessing expression (ECMA-334 6.5.3): symbols, `true`, `false`, `!`, `==`, `!=`, `&&`, `||` and
 * parentheses. Throws when the text is not such an expression.
 */
export function evaluateCondition(text: string, symbols: ReadonlySet<string>): boolean {
  const tokens = tokenize(text);
  let position = 0;

  const take = (...expected: string[]): string | undefined => {
    const token = tokens[position];
    if (token === undefined || !expected.includes(token)) return undefined;
    position++;
    return token;
  };
  const readOr = (): boolean => {
    let value = readAnd();
    while (take('||')) value = readAnd() || value;
    return value;
  };
  const readAnd = (): boolean => {
    let value = readEquality();
    while (take('&&')) value = readEquality() && value;
    return value;
  };
  const readEquality = (): boolean => {
    let value = readUnary();
    for (let operator = take('==', '!='); operator; operator = take('==', '!=')) {
      value = (value === readUnary()) === (operator === '==');
    }
    return value;
  };
  const readUnary = (): boolean => (take('!') ? !readUnary() : readPrimary());
  const readPrimary = (): boolean => {
    if (take('(')) {
      const value = readOr();
      if (!take(')')) throw new Error(`")" is missing in the condition "${text.trim()}".`);
      return value;
    }
    const token = tokens[position++];
    if (token === undefined || !/^[\p{L}_]/u.test(token)) {
      throw new Error(`"${text.trim()}" is not a valid C# condition.`);
    }
    return token === 'true' || (token !== 'false' && symbols.has(token));
  };

  const value = readOr();
  if (position < tokens.length) throw new Error(`"${text.trim()}" is not a valid C# condition.`);
  return value;
}

function tokenize(text: string): readonly string[] {
  const tokens = text.replace(/\/\/.*$/su, '').match(/[\p{L}_][\p{L}\p{N}_]*|&&|\|\||==|!=|[!()]|\S/gu);
  return tokens ?? [];
}
