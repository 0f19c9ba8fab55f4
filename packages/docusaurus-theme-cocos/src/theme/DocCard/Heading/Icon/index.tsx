/** Removes the emoji that theme-classic shows before each title. */
export default function DocCardHeadingIcon(): null {
  return null;
}
