import path from 'node:path';
import {describedTypeId} from 'api-descriptions';
import type {DocId} from 'api-model';

/** Returns whether a path such as `Cocos2D/CCRawList-1.md` is that of the type's description. */
export function describesType(file: string, type: DocId): boolean {
  return describedTypeId({namespace: path.basename(path.dirname(file)), fileName: path.basename(file, '.md')}) === type;
}
