import { useSyncExternalStore } from 'react';
import { themeOnPage } from '../domain/tenant/pageTheme';
import type { ThemeProperties } from '../domain/tenant/theme';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

const dressOf = (isDark: boolean): ThemeProperties => ({
  ...themeOnPage({ accent: isDark ? '#2f6bd0' : '#0f52ba', error: '#b3261e', radius: '6px' }, { isDark }),
  '--scheme': isDark ? 'dark' : 'light',
});
const dresses = { light: dressOf(false), dark: dressOf(true) };

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PREFERS_DARK);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Neutral look of the admin area, dark as the system wishes (rules/admin: dress). */
export const useDress = (): ThemeProperties =>
  useSyncExternalStore(subscribe, () => (matchMedia(PREFERS_DARK).matches ? dresses.dark : dresses.light));
