import {fullNameOf, type TypeFacts} from 'api-model';
import {qualifiedIdentifier} from '../csharp/identifier';
import {namedTypes} from '../external/namedTypes';

/** Namespaces of the mobile systems' libraries, whose types are in some declarations. */
const platformNamespace = /^(?:Android|CoreGraphics|Foundation|UIKit)\./u;

/** Declares empty classes for the mobile systems' types that `types` refer to; undefined when there are none. */
export function platformStubs(types: readonly TypeFacts[]): string | undefined {
  const ids = new Set(types.flatMap((type) => [...namedTypes(type)]));
  const names = [...ids].map((id) => fullNameOf(id)).filter((name) => platformNamespace.test(name));
  if (names.length === 0) return undefined;
  return names
    .sort()
    .map((name) => {
      const end = name.lastIndexOf('.');
      return `namespace ${qualifiedIdentifier(name.slice(0, end))} { public class ${name.slice(end + 1)} { } }\n`;
    })
    .join('');
}
