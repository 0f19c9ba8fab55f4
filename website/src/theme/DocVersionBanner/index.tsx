/**
 * Shows nothing, because the docs have one version. theme-classic's banner is for old and unreleased versions, and every
 * guide would download it. Delete this file when the docs get a second version.
 */
export default function DocVersionBanner() {
  return null;
}
