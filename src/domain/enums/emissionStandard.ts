import { freeTextLabel } from './freeText';

/** 'EURO_6D_TEMP' as 'Euro 6d-TEMP' */
export function emissionStandardLabel(written: string): string {
  const [, level, addition = ''] = /^euro[\s_-]*(\d[a-z]?)((?:[\s_-]+[a-z]+)*)$/i.exec(written.trim()) ?? [];
  if (level === undefined) return freeTextLabel(written).replace(/^Euro Vi\b/, 'Euro VI');
  return `Euro ${level.toLowerCase()}${addition.replace(/[\s_-]+/g, '-').toUpperCase()}`;
}
