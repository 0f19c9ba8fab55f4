import {startTransition, useEffect, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-init/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import {setThemeColor, themeColors} from '../../client/themeColor';

/**
 * Shows the default mode when no choice is stored (another tab cleared it). theme-classic would show a "system mode"
 * with its icon even on a site that does not follow the system.
 */
export default function ColorModeToggleWithoutSystem({value, onChange, ...props}: Props): ReactNode {
  const {defaultMode, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const shown = value ?? (respectPrefersColorScheme ? null : defaultMode);
  useEffect(() => {
    const root = document.documentElement;
    // theme-classic's stylesheet picks the icon by this attribute.
    if (shown !== null && root.dataset['themeChoice'] === 'system') root.dataset['themeChoice'] = shown;
    setThemeColor(themeColors);
  }, [value, shown]);
  // The page's colors change at once, and React renders the button's new label after they are painted.
  const change: Props['onChange'] = (mode) => startTransition(() => onChange(mode));
  return <ColorModeToggle {...props} value={shown} onChange={change} />;
}
