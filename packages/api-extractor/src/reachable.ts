import type {Accessibility} from 'api-model';

const reachable: readonly string[] = ['public', 'protected', 'protected internal'] satisfies Accessibility[];

/** Whether games can reach what is declared so: public, or for their own derived classes. */
export function isReachable(accessibility: string): accessibility is Accessibility {
  return reachable.includes(accessibility);
}
