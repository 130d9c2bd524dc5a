import type { ReactNode } from 'react';
import { themeOnPage } from '../domain/tenant/pageTheme';
import { themeSettingsOf, type ThemeProperties, type ThemeSettings } from '../domain/tenant/theme';
import { useTenant } from '../state/shopContext';

interface DealerThemeProps {
  look?: ThemeSettings;
  isDark?: boolean;
  children: ReactNode;
}

/** Preview in the look of the dealer's shop, within the neutral one of the admin area. */
export function DealerTheme({ look, isDark = false, children }: DealerThemeProps) {
  const { settings } = useTenant();
  const theme: ThemeProperties = {
    '--scheme': isDark ? 'dark' : 'light',
    ...themeOnPage({ ...themeSettingsOf(settings), ...look }, { isDark }),
  };
  return (
    <div className="shop" style={theme}>
      {children}
    </div>
  );
}
