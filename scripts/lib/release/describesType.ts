import type {DocId} from 'api-model';

/** Returns whether a path such as `Cocos2D/CCRawList-1.md` is that of the type's description. */
export function describesType(file: string, type: DocId): boolean {
  const [namespace = '', name = ''] = file.split('/').slice(-2);
  return `T:${namespace}.${name.replace(/\.md$/, '')}` === type.replaceAll('`', '-');
}
