export const ROOMS: Readonly<Record<string, readonly string[]>>;
export const FEATURES: Readonly<Record<string, readonly string[]>>;
export const FOLDERS: Readonly<Record<string, readonly string[]>>;
export function offenceOf(path: string, source: string): string | undefined;
