import type { SignInProvider } from './providers';

const APPLE =
  'M12.15 6.9c-.95 0-2.42-1.08-3.96-1.04-2.04.02-3.91 1.18-4.96 3.01-2.12 3.68-.55 9.1 1.52 12.09 1.01 1.45 2.2 3.1 3.79 3.04 1.52-.07 2.09-.99 3.93-.99 1.84 0 2.36.99 3.97.95 1.63-.03 2.67-1.48 3.67-2.95 1.16-1.69 1.64-3.32 1.66-3.41-.04-.02-3.18-1.22-3.22-4.86-.02-3.04 2.48-4.5 2.6-4.56-1.43-2.09-3.62-2.32-4.39-2.38-2-.15-3.67 1.1-4.61 1.1zM15.53 3.83c.84-1.01 1.4-2.43 1.24-3.83-1.2.05-2.66.8-3.53 1.82-.78.9-1.45 2.34-1.27 3.71 1.34.1 2.72-.69 3.56-1.7';

/** Arcs of the 'G' and its bar. */
const GOOGLE = [
  ['#ea4335', 'M4.2 7.5A9 9 0 0 1 18.4 5.6'],
  ['#fbbc05', 'M4.2 16.5A9 9 0 0 1 4.2 7.5'],
  ['#34a853', 'M17.8 18.9A9 9 0 0 1 4.2 16.5'],
  ['#4285f4', 'M12 12h9A9 9 0 0 1 17.8 18.9'],
] as const;

export function ProviderMark({ of }: { of: SignInProvider['key'] }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" strokeWidth={4} aria-hidden="true">
      {of === 'apple' ? (
        <path d={APPLE} fill="currentColor" />
      ) : (
        GOOGLE.map(([colour, arc]) => <path key={colour} stroke={colour} d={arc} />)
      )}
    </svg>
  );
}
