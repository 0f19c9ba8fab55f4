import type {TypeFacts} from 'api-model';

/** Removes a type's line numbers, because the lines that were read are not those of the release's tag. */
export function withoutLines({sources, members, ...type}: TypeFacts): TypeFacts {
  const files = [...new Set(sources.map(({file}) => file))];
  return {
    ...type,
    sources: files.map((file) => ({file})),
    ...(members && {members: members.map((member) => ({...member, source: {file: member.source.file}}))}),
  };
}
