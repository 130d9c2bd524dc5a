import { useSyncExternalStore } from 'react';
import type { PageLook } from '../../state/environment';

/** Follows the page's look; `undefined`: the page gives none. */
export const usePageTheme = ({ subscribe, theme }: PageLook): ReturnType<PageLook['theme']> =>
  useSyncExternalStore(subscribe, theme);
