/** theme-classic puts an emoji before each title; the titles say enough. */
export default function DocCardHeadingIcon(): null {
  return null;
}
