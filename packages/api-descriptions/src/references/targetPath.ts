import {groupAnchor, namespacePath, typePath, type DocId} from 'api-model';
import type {ApiTarget} from './resolveReference';

/** The page and anchor of a target, without the site's base: `/docs/api/cocos2d.ccnode#RunAction`. */
export function targetPath(target: ApiTarget): string {
  switch (target.kind) {
    case 'namespace':
      return namespacePath(target.namespace);
    case 'type':
      return typePath(target.type);
    case 'member': {
      const [{member, type}] = target.members;
      return `${typePath(type)}#${groupAnchor(member.id)}`;
    }
  }
}

/** The documentation ids of a target: one for each overload of a member, none for a namespace. */
export function targetIds(target: ApiTarget): readonly DocId[] {
  if (target.kind === 'type') return [target.type.id];
  return target.kind === 'member' ? target.members.map(({member}) => member.id) : [];
}
