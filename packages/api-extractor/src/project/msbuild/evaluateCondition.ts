import {expandProperties, type PropertyScope, unknownValue} from './expandProperties';

const token = /\s*(==|!=|!|\(|\)|'[^']*'|[^\s'()!=]+)/guy;

/**
 * Evaluates an MSBuild condition; without a condition the result is true. Undefined when the condition's form or one of
 * its values is unknown.
 */
export function evaluateCondition(condition: string | undefined, scope: PropertyScope): boolean | undefined {
  if (condition === undefined || condition.trim() === '') return true;
  const tokens = tokensOf(condition, scope);
  if (!tokens) return undefined;
  return new ConditionParser(tokens, scope).parse();
}

/** Replaces references token by token, so that a quote or parenthesis in a value can't change the condition's form. */
function tokensOf(condition: string, scope: PropertyScope): readonly string[] | undefined {
  const values: string[] = [];
  const references = /'([^']*)'|\$\((?:[^()]|\([^()]*\))*\)/gu;
  const text = condition.replace(references, (whole, quoted?: string) => {
    values.push(expandProperties(quoted ?? whole, scope));
    return `'${values.length - 1}'`;
  });
  const tokens = [...text.matchAll(token)].map(([, word = '']) => word);
  if (tokens.join('').length !== text.replaceAll(/\s/gu, '').length) return undefined;
  return tokens.map((word) => (word.startsWith("'") ? `'${values[Number(word.slice(1, -1))] ?? ''}'` : word));
}

class ConditionParser {
  private position = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly scope: PropertyScope,
  ) {}

  parse(): boolean | undefined {
    const result = this.either();
    return this.position === this.tokens.length ? result : undefined;
  }

  private either(): boolean | undefined {
    let result = this.both();
    while (this.takes('or')) result = or(result, this.both());
    return result;
  }

  private both(): boolean | undefined {
    let result = this.single();
    while (this.takes('and')) result = and(result, this.single());
    return result;
  }

  private single(): boolean | undefined {
    if (this.takes('!')) return not(this.single());
    if (this.takes('(')) {
      const inner = this.either();
      return this.takes(')') ? inner : undefined;
    }
    if (this.takes('exists')) return this.exists();
    return this.comparison();
  }

  private exists(): boolean | undefined {
    const path = this.takes('(') ? this.operand() : undefined;
    if (path === undefined || !this.takes(')')) return undefined;
    return path !== '' && this.scope.exists(path);
  }

  private comparison(): boolean | undefined {
    const left = this.operand();
    const operator = this.tokens[this.position];
    if (operator !== '==' && operator !== '!=') return left === undefined ? undefined : left.toLowerCase() === 'true';
    this.position++;
    const right = this.operand();
    if (left === undefined || right === undefined) return undefined;
    return (left.toLowerCase() === right.toLowerCase()) === (operator === '==');
  }

  /** Reads a quoted text or a word; undefined when its value is unknown. */
  private operand(): string | undefined {
    const text = this.tokens[this.position++] ?? unknownValue;
    const value = text.startsWith("'") ? text.slice(1, -1) : text;
    return value.includes(unknownValue) ? undefined : value;
  }

  private takes(word: string): boolean {
    if (this.tokens[this.position]?.toLowerCase() !== word) return false;
    this.position++;
    return true;
  }
}

const or = (a: boolean | undefined, b: boolean | undefined) => (a === true || b === true ? true : a === false ? b : a);
const and = (a: boolean | undefined, b: boolean | undefined) =>
  a === false || b === false ? false : a === true ? b : a;
const not = (a: boolean | undefined) => (a === undefined ? undefined : !a);
