import {memberKinds, modifiers, parameterModifiers, platforms, type TypeKind} from 'api-model';
import {anyText, lineNumber, listOf, matching, oneOf, record, type Shape, ShapeError, text} from './shape';

/** The shapes of api-model's facts, to check files that were edited by hand or written by another version. */

const documentationId = matching(/^[A-Z]:./u, 'a documentation id');
const accessibility = oneOf('public', 'protected', 'protected internal');
const source = record({file: text}, {line: lineNumber, endLine: lineNumber});
const nullability = matching(/^[?!-]+$/u, 'a nullability: ?, ! or - for each type');
const parameterModifier = oneOf(...parameterModifiers);
const parameters = listOf(record({name: text, type: text}, {nullability, modifier: parameterModifier, default: text}));

const typeKinds: readonly TypeKind[] = ['class', 'struct', 'interface', 'enum', 'delegate'];

const declaration = {id: documentationId, name: text, accessibility};
const optionalOfDeclarations = {
  modifiers: listOf(oneOf(...modifiers)),
  typeParameters: listOf(
    record({name: text}, {variance: oneOf('in', 'out'), constraints: listOf(text), nullabilities: listOf(nullability)}),
  ),
  obsolete: record({}, {message: anyText, error: oneOf(true)}),
  platforms: listOf(oneOf(...platforms)),
};

const member = record(
  {...declaration, kind: oneOf(...memberKinds), source},
  {
    ...optionalOfDeclarations,
    type: text,
    nullability,
    extension: record({type: text}, {name: text, nullability, modifier: parameterModifier, arity: lineNumber}),
    parameters,
    accessors: record({}, {get: accessibility, set: accessibility, init: accessibility}),
    value: text,
    overrides: documentationId,
    implements: listOf(documentationId),
  },
);

/** The file of a type. */
export const typeShape: Shape = record(
  {...declaration, kind: oneOf(...typeKinds), namespace: anyText, assembly: text, sources: listOf(source)},
  {
    ...optionalOfDeclarations,
    declaringType: documentationId,
    baseType: text,
    baseNullability: nullability,
    interfaces: listOf(text),
    interfaceNullabilities: listOf(nullability),
    underlyingType: text,
    flags: oneOf(true),
    returnType: text,
    nullability,
    parameters,
    members: listOf(member),
  },
);

const commit = matching(/^[0-9a-f]{40}$/u, 'a commit');

const filesByCommit: Shape = (value, path) => {
  if (typeof value !== 'object' || value === null) throw new ShapeError(path, 'an object', value);
  for (const [file, entry] of Object.entries(value)) commit(entry, `${path}.${file}`);
};

/** The file of the manifest. */
export const manifestShape: Shape = record(
  {schemaVersion: oneOf(1), repository: text, tag: text, commit, platforms: listOf(oneOf(...platforms))},
  {assembled: record({base: record({tag: text, commit}), files: filesByCommit})},
);
