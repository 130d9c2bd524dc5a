import { useSyncExternalStore } from 'react';
import { themeOnPage } from '../domain/tenant/pageTheme';
import type { ThemeProperties } from '../domain/tenant/theme';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

const themeFor = (isDark: boolean): ThemeProperties => ({
  ...themeOnPage({ accent: isDark ? '#2f6bd0' : '#0f52ba', error: '#b3261e', radius: '6px' }, { isDark }),
  '--scheme': isDark ? 'dark' : 'light',
});
const themes = { light: themeFor(false), dark: themeFor(true) };

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PREFERS_DARK);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Neutral look of the admin area, dark as the system wishes (rules/admin: admin theme). */
export const useAdminTheme = (): ThemeProperties =>
  useSyncExternalStore(subscribe, () => (matchMedia(PREFERS_DARK).matches ? themes.dark : themes.light));
