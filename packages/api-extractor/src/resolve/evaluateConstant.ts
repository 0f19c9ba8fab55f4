import {definitionName} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';
import type {ExpressionSyntax, MemberSyntax, TypeSyntaxPart} from '../syntax/declarations';
import {applyBinary, applyUnary, castConstant, type ConstantValue, parseLiteral} from './constantArithmetic';
import {knownConstants} from './knownConstants';
import type {NameContext, NameResolver} from './NameResolver';

interface ConstantMember {
  readonly declaration: TypeDeclaration;
  readonly member: MemberSyntax;
  readonly part: TypeSyntaxPart;
}

/** Evaluates constants and enum members, including references to other constants. */
export class ConstantEvaluator {
  private readonly evaluating = new Set<MemberSyntax>();

  constructor(private readonly resolver: NameResolver) {}

  /** Returns an enum member's number; undefined when its expression can't be evaluated. */
  enumValue(declaration: TypeDeclaration, member: MemberSyntax): bigint | undefined {
    const part = declaration.parts[0];
    if (member.value) {
      const value = this.evaluate(member.value.expression, {file: part.file, scope: part.scope, type: declaration});
      return value?.kind === 'integer' ? value.value : undefined;
    }
    const index = part.members.indexOf(member);
    const previous = part.members[index - 1];
    if (!previous) return 0n;
    const before = this.enumValue(declaration, previous);
    return before === undefined ? undefined : before + 1n;
  }

  /** Returns an expression's value; undefined when it contains more than literals and constants. */
  evaluate(expression: ExpressionSyntax, context: NameContext): ConstantValue | undefined {
    switch (expression.kind) {
      case 'literal':
        return parseLiteral(expression.text);
      case 'unary': {
        const operand = this.evaluate(expression.operand, context);
        return operand && applyUnary(expression.operator, operand);
      }
      case 'binary': {
        const left = this.evaluate(expression.left, context);
        const right = this.evaluate(expression.right, context);
        return left && right && applyBinary(expression.operator, left, right);
      }
      case 'cast': {
        const operand = this.evaluate(expression.operand, context);
        return operand && castConstant(this.resolver.resolve(expression.type, context), operand);
      }
      case 'name':
        return this.evaluateName(expression.path, context);
      case 'other':
        return undefined;
    }
  }

  private evaluateName(path: readonly string[], context: NameContext): ConstantValue | undefined {
    const name = path.at(-1) ?? '';
    const owner = path.slice(0, -1);
    if (owner.length === 0) return this.evaluateOwn(name, context);
    const type = this.resolver.find(owner, context);
    if (type?.kind !== 'named') return undefined;
    const declaration = this.resolver.types.get(definitionName(type));
    if (!declaration) return knownConstants[`${definitionName(type)}.${name}`];
    return this.evaluateMember(this.find(declaration, name));
  }

  private evaluateOwn(name: string, context: NameContext): ConstantValue | undefined {
    for (let type = context.type; type; type = type.declaring) {
      const found = this.find(type, name);
      if (found) return this.evaluateMember(found);
    }
    return undefined;
  }

  private evaluateMember(found: ConstantMember | undefined): ConstantValue | undefined {
    if (!found || this.evaluating.has(found.member)) return undefined;
    this.evaluating.add(found.member);
    try {
      return this.memberValue(found);
    } finally {
      this.evaluating.delete(found.member);
    }
  }

  private memberValue({declaration, member, part}: ConstantMember): ConstantValue | undefined {
    if (member.kind === 'enumMember') {
      const value = this.enumValue(declaration, member);
      return value === undefined ? undefined : {kind: 'integer', value};
    }
    if (!member.value || !member.type) return undefined;
    const context = {file: part.file, scope: part.scope, type: declaration};
    const value = this.evaluate(member.value.expression, context);
    return value && castConstant(this.resolver.resolve(member.type, context), value);
  }

  private find(declaration: TypeDeclaration, name: string): ConstantMember | undefined {
    const own = declaration.members.find(({syntax}) => syntax.name === name && isConstant(syntax));
    if (own) return {declaration, member: own.syntax, part: own.part};
    for (const base of this.resolver.basesOf(declaration)) {
      const type = this.resolver.types.get(definitionName(base));
      const inherited = type && this.find(type, name);
      if (inherited) return inherited;
    }
    return undefined;
  }
}

function isConstant({kind}: MemberSyntax): boolean {
  return kind === 'constant' || kind === 'enumMember';
}
