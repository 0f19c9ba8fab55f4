import {useEffect, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/**
 * Where no choice is stored (another tab cleared it), theme-classic speaks of a "system mode" and shows its icon, even
 * on a site that does not follow the system. There it is the default mode that applies.
 */
export default function ColorModeToggleWithoutSystem({value, ...props}: Props): ReactNode {
  const {defaultMode, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const shown = value ?? (respectPrefersColorScheme ? null : defaultMode);
  useEffect(() => {
    const root = document.documentElement;
    // theme-classic's style sheet picks the icon by this attribute.
    if (shown !== null && root.dataset['themeChoice'] === 'system') root.dataset['themeChoice'] = shown;
  }, [value, shown]);
  return <ColorModeToggle {...props} value={shown} />;
}
