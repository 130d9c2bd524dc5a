import { screenAt } from '../../domain/addresses';

/** Whether a path belongs to the login area, or to none of its pages in particular. */
export function isAuthPath(path: string): boolean {
  const screen = screenAt(path.replace(/\?.*/, ''));
  return screen?.name === 'admin' && screen.params.area !== 'settings';
}
