import type {TypeName} from 'api-model';
import {text, type DeclarationContext} from './declarationContext';

/**
 * A constant expression as the facts quote it from source, made independent of `using`: `CCTextAlignment.Center` of a
 * parameter of that type gets the type's full name.
 */
export function defaultValueText(value: string, type: TypeName | undefined, context: DeclarationContext): string {
  const written = text(type, context);
  const shortName = written.replace(/^.*[.:]/, '');
  const enumMember = /^(?:[\w.]+\.)?(\w+)\.(\w+)$/.exec(value);
  return enumMember?.[1] === shortName ? `${written}.${enumMember[2] ?? ''}` : value;
}
