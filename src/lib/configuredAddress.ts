/** Base address from the build's configuration, without a slash at the end. */
export function configuredAddress(configured: unknown, fallback: string): string {
  return (typeof configured === 'string' && configured !== '' ? configured : fallback).replace(/\/+$/, '');
}
