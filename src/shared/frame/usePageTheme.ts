import { useSyncExternalStore } from 'react';
import type { PageLook } from '../../state/environment';

/** Theme with the look of the page, followed while the page lives; `undefined` while the page gives none. */
export const usePageTheme = ({ subscribe, theme }: PageLook): ReturnType<PageLook['theme']> =>
  useSyncExternalStore(subscribe, theme);
