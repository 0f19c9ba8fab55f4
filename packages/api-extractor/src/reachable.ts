import type {Accessibility} from 'api-model';

const reachable: readonly string[] = ['public', 'protected', 'protected internal'] satisfies Accessibility[];

/** Returns whether games can use a declaration with this accessibility, if only in their own derived classes. */
export function isReachable(accessibility: string): accessibility is Accessibility {
  return reachable.includes(accessibility);
}
