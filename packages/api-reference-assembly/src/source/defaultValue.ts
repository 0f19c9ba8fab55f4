import type {TypeName} from 'api-model';
import {text, type DeclarationContext} from './declarationContext';

/**
 * Makes a constant expression from the facts independent of `using` directives: in the default value of a
 * `CCTextAlignment` parameter, `CCTextAlignment.Center` gets the type's full name.
 */
export function defaultValueText(value: string, type: TypeName | undefined, context: DeclarationContext): string {
  const written = text(type, context);
  const shortName = written.replace(/^.*[.:]/, '');
  const enumMember = /^(?:[\w.]+\.)?(\w+)\.(\w+)$/.exec(value);
  return enumMember?.[1] === shortName ? `${written}.${enumMember[2] ?? ''}` : value;
}
