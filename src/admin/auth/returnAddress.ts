import { createStore } from 'zustand/vanilla';
import { screenAt } from '../../domain/addresses';

/** Where a login leads back to: the page that someone was turned away from. In memory, for the life of this mount. */
export const createReturnAddress = () => createStore<{ address: string | undefined }>()(() => ({ address: undefined }));

/** Whether a path belongs to the login area, or to none of its pages in particular. */
export function isAuthPath(path: string): boolean {
  const screen = screenAt(path.replace(/\?.*/, ''));
  return screen?.name === 'admin' && screen.params.area !== 'settings';
}
