import {identifier} from '../csharp/identifier';
import {typeText} from '../csharp/typeText';
import type {MissingImplementation} from '../inheritance/missingImplementations';
import {eventAccessors, explicitAccessorList} from './accessors';
import {text, withMethodParameters, type DeclarationContext} from './declarationContext';
import {hasPointers} from './memberModifiers';
import {parameterList} from './parameters';
import {typeParameterList} from './typeParameters';

/** Declares an explicit implementation that throws. It has no documentation comment because the facts don't contain it. */
export function explicitImplementation(missing: MissingImplementation, outer: DeclarationContext): string {
  const {member} = missing;
  const context = withMethodParameters(outer, member.typeParameters);
  const unsafe = hasPointers(member) ? 'unsafe ' : '';
  return (
    unsafe +
    declaration(missing, `${text(member.type, context)} ${typeText(missing.interfaceName, context.scope)}.`, context)
  );
}

function declaration({member}: MissingImplementation, typeAndOwner: string, context: DeclarationContext): string {
  const parameters = parameterList(member.parameters, context, {withDefaults: false});
  const accessors = explicitAccessorList(Object.keys(member.accessors ?? {}));
  switch (member.kind) {
    case 'event':
      return `event ${typeAndOwner}${identifier(member.name)} ${eventAccessors}`;
    case 'property':
      return `${typeAndOwner}${identifier(member.name)} ${accessors}`;
    case 'indexer':
      return `${typeAndOwner}this[${parameters}] ${accessors}`;
    default:
      return `${typeAndOwner}${identifier(member.name)}${typeParameterList(member.typeParameters)}(${parameters}) => throw null;`;
  }
}
