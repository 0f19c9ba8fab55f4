import {
  isConversion,
  isIndexer,
  memberIdParts,
  operatorSymbol,
  placeholderNames,
  typeTextInName,
  type DocId,
  type TypeFacts,
} from 'api-model';

/** The types for looking up names. `types` may lack the types of older releases. */
export interface NameScope {
  /** The types of the newest release, by full name with arity. */
  readonly types: ReadonlyMap<string, TypeFacts>;
  /** The full names of the types that any release added, removed or changed. */
  readonly typeNames: ReadonlySet<string>;
}

/** A type's name within its namespace, as C# writes it: `CCRawList<T>`, `CCLabel.ivec3`. */
export function typeName(fullName: string, scope: NameScope): string {
  return [...outerTypes(fullName, scope), fullName]
    .map((each) => simpleName(each) + typeParameterList(each, scope))
    .join('.');
}

/** The full names of the types around a type, outermost first. */
export function outerTypes(fullName: string, scope: NameScope): readonly string[] {
  const outer = fullName.slice(0, Math.max(0, fullName.lastIndexOf('.')));
  if (!isType(outer, scope)) return [];
  return [...outerTypes(outer, scope), outer];
}

/**
 * A member's name with its parameter types, derived from its id, because that is all that is known of a removed member:
 * `RunAction(CCAction)`, `Position`, `this[int]`, `CCNode(CCSize)`, `operator +(CCPoint, CCPoint)`, and
 * `extension(CCNode).Depth` for a property that extends `CCNode`.
 */
export function overloadName(id: DocId, scope: NameScope): string {
  const {type, name, arity, parameters, conversion, isExtension} = memberIdParts(id);
  const own = typeParameters(type, scope);
  const around = outerTypes(type, scope).flatMap((outer) => typeParameters(outer, scope));
  const method = scope.types.get(type)?.members?.find((member) => member.id === id)?.typeParameters;
  const methodNames = method?.map((parameter) => parameter.name) ?? placeholderNames(arity);
  const text = (parameter: string): string =>
    typeTextInName(parameter.replace(/@$/, ''), {type: [...around, ...own], method: methodNames});
  if (isExtension) {
    const [receiver, ...indices] = parameters.map(text);
    const property = isIndexer(id) ? `this[${indices.join(', ')}]` : name;
    return receiver === undefined ? property : `extension(${receiver}).${property}`;
  }
  const list = parameters.map(text).join(', ');
  if (!id.startsWith('M:')) return parameters.length > 0 ? `this[${list}]` : name;
  if (name === '#ctor') return `${simpleName(type)}(${list})`;
  if (isConversion(name) && conversion !== undefined)
    return `${name === 'op_Implicit' ? 'implicit' : 'explicit'} operator ${text(conversion)}(${list})`;
  if (name.startsWith('op_')) return `operator ${operatorSymbol(name)}(${list})`;
  return `${name}${arity > 0 ? `<${methodNames.join(', ')}>` : ''}(${list})`;
}

function isType(fullName: string, {types, typeNames}: NameScope): boolean {
  return types.has(fullName) || typeNames.has(fullName);
}

/** Removes namespace, outer types and arity. */
function simpleName(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf('.') + 1).replace(/`\d+$/, '');
}

function typeParameterList(fullName: string, scope: NameScope): string {
  const names = typeParameters(fullName, scope);
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

function typeParameters(fullName: string, {types}: NameScope): readonly string[] {
  const known = types.get(fullName)?.typeParameters?.map(({name}) => name);
  return known ?? placeholderNames(Number(/`(\d+)$/.exec(fullName)?.[1] ?? 0));
}
