import {memberKinds, modifiers, parameterModifiers, platforms, type TypeKind} from 'api-model';
import * as z from 'zod';

/**
 * The shapes of api-model's facts, to check files that were edited by hand or written by another version. Each error is
 * what the value must be.
 */

const text = z.string('a string').min(1, 'a string');
const anyText = z.string('a string');
const lineNumber = z.int('a line number').min(1, 'a line number');
const yes = z.literal(true, 'true');
const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);
const oneOf = (...choices: readonly string[]) =>
  z.enum(choices, choices.map((choice) => JSON.stringify(choice)).join(' or '));
const record = <Keys extends z.ZodRawShape>(keys: Keys) => z.strictObject(keys, {error: objectError});
const optional = <Keys extends z.ZodRawShape>(keys: Keys) => record(keys).partial().shape;
/** A list with at least one entry, because the facts omit empty lists. */
const listOf = <Entry extends z.ZodType>(entry: Entry) => {
  const expected = 'a non-empty list';
  return z.array(entry, expected).min(1, expected);
};

function objectError({code}: {readonly code?: string}): string {
  return code === 'unrecognized_keys' ? 'omitted because there is no such key' : 'an object';
}

const documentationId = matching(/^[A-Z]:./u, 'a documentation id');
const accessibility = oneOf('public', 'protected', 'protected internal');
const source = record({file: text, ...optional({line: lineNumber, endLine: lineNumber})});
const nullability = matching(/^[?!-]+$/u, 'a nullability: ?, ! or - for each type');
const parameterModifier = oneOf(...parameterModifiers);
const parameters = listOf(
  record({name: text, type: text, ...optional({nullability, modifier: parameterModifier, default: text})}),
);

const typeKinds: readonly TypeKind[] = ['class', 'struct', 'interface', 'enum', 'delegate'];

const declaration = {id: documentationId, name: text, accessibility};
const typeParameter = record({
  name: text,
  ...optional({variance: oneOf('in', 'out'), constraints: listOf(text), nullabilities: listOf(nullability)}),
});
const optionalOfDeclarations = optional({
  modifiers: listOf(oneOf(...modifiers)),
  typeParameters: listOf(typeParameter),
  obsolete: record(optional({message: anyText, error: yes})),
  platforms: listOf(oneOf(...platforms)),
});

const extension = record({
  type: text,
  ...optional({name: text, nullability, modifier: parameterModifier, arity: lineNumber}),
});
const member = record({
  ...declaration,
  kind: oneOf(...memberKinds),
  source,
  ...optionalOfDeclarations,
  ...optional({
    type: text,
    nullability,
    extension,
    parameters,
    accessors: record(optional({get: accessibility, set: accessibility, init: accessibility})),
    value: text,
    overrides: documentationId,
    implements: listOf(documentationId),
  }),
});

/** The file of a type. */
export const typeShape = record({
  ...declaration,
  kind: oneOf(...typeKinds),
  namespace: anyText,
  assembly: text,
  sources: listOf(source),
  ...optionalOfDeclarations,
  ...optional({
    declaringType: documentationId,
    baseType: text,
    baseNullability: nullability,
    interfaces: listOf(text),
    interfaceNullabilities: listOf(nullability),
    underlyingType: text,
    flags: yes,
    returnType: text,
    nullability,
    parameters,
    members: listOf(member),
  }),
});

const commit = matching(/^[0-9a-f]{40}$/u, 'a commit');

/** The file of the manifest. */
export const manifestShape = record({
  schemaVersion: z.literal(1, '1'),
  repository: text,
  tag: text,
  commit,
  platforms: listOf(oneOf(...platforms)),
  ...optional({
    assembled: record({base: record({tag: text, commit}), files: z.record(z.string(), commit, 'an object')}),
  }),
});
