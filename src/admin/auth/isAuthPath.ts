import { screenAt } from '../../domain/addresses';

/** Whether a path belongs to the login area or is the bare admin address. */
export function isAuthPath(path: string): boolean {
  const screen = screenAt(path.replace(/\?.*/, ''));
  return screen?.name === 'admin' && screen.params.area !== 'settings';
}
