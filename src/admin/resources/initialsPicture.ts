import { initialsOf } from '../../domain/person/fullName';

/** Name of the file, by which it is known as long as it is not sent. */
export const INITIALS = 'initialen.svg';

/** Picture with the initials of a name, for who shows no photograph. */
export function initialsPicture(name: string): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="#e4e9f0"/><text x="200" y="200" dy=".35em" text-anchor="middle" font-family="sans-serif" font-size="160" font-weight="600" fill="#33415c">${initialsOf(name) || '?'}</text></svg>`;
  return new File([svg], INITIALS, { type: 'image/svg+xml' });
}
