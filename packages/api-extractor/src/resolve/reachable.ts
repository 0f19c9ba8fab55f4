import type {Accessibility} from 'api-model';

const accessibilities: readonly string[] = ['public', 'protected', 'protected internal'] satisfies Accessibility[];

/** Whether games can reach what is declared so: public, or for their own derived classes. */
export function isReachable(accessibility: string): accessibility is Accessibility {
  return accessibilities.includes(accessibility);
}
