import { themeOnPage } from '../domain/tenant/pageTheme';
import type { ThemeProperties } from '../domain/tenant/theme';
import { useMedia } from '../ui/layout/useMedia';

const themeFor = (isDark: boolean): ThemeProperties => ({
  ...themeOnPage({ accent: isDark ? '#2f6bd0' : '#0f52ba', error: '#b3261e', radius: '6px' }, { isDark }),
  '--scheme': isDark ? 'dark' : 'light',
});
const themes = { light: themeFor(false), dark: themeFor(true) };

/** Neutral, dark as the system (rules/admin: admin theme). */
export const useAdminTheme = (): ThemeProperties =>
  useMedia('(prefers-color-scheme: dark)') ? themes.dark : themes.light;
