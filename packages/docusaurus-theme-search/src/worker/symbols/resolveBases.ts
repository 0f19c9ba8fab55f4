import {groupBy} from '../../shared/groupBy';
import {baseNames} from './baseNames';
import {plainName} from './typeNames';
import type {TypeInput} from './symbolIndexInput';

/** Returns, for each type, the indices of its bases that are in the index, base class first. */
export function resolveBases(types: readonly TypeInput[]): readonly (readonly number[])[] {
  const byName = groupBy(
    types.map((type, index) => ({name: plainName(type.name), index, type})),
    ({name}) => name,
  );
  return types.map((type) =>
    baseNames(type.signature).flatMap((name) => {
      const found = (byName.get(name) ?? []).filter((each) => each.type !== type);
      return (found.find((each) => each.type.namespace === type.namespace) ?? found[0])?.index ?? [];
    }),
  );
}
