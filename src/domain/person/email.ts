import { MAX_LENGTH, plainEmail } from './emailAddress';

/** (rules/account: e-mail rule). */
const EMAIL = /^\w+(?:[.-]+\w+)*@[\d\p{L}]+(?:[.-]+[\d\p{L}]+)*\.[a-z]{2,5}$/iu;
const INSTEAD = 'Bitte geben Sie eine andere Adresse an, oder rufen Sie an';

/** Begins with 'ungültig'. */
export function emailProblem(written: string): string | undefined {
  const address = plainEmail(written);
  if (address.length <= MAX_LENGTH && EMAIL.test(address)) return undefined;
  const [name = '', domain = '', ...more] = address.split('@');
  if (name === '' || domain === '' || more.length > 0 || address.length > MAX_LENGTH) return 'ungültig';
  if (/\s/.test(address)) return 'ungültig: mit einem Leerzeichen darin';
  const [sign] = /[^\w.-]/.exec(name) ?? [];
  if (sign !== undefined) return `ungültig: „${sign}“ vor dem @ ist hier nicht möglich. ${INSTEAD}`;
  const [other] = /[^\d\p{L}.-]/u.exec(domain) ?? [];
  if (other !== undefined) return `ungültig: „${other}“ nach dem @ ist nicht möglich`;
  const ending = /\.([^.]+)$/.exec(domain)?.[1] ?? '';
  if (/^[a-z]{6,}$/i.test(ending))
    return `ungültig: Die Endung „.${ending}“ ist länger als 5 Buchstaben, das ist hier nicht möglich. ${INSTEAD}`;
  return 'ungültig';
}

/** Without room for a subject or further recipients; `undefined` for no address. */
export function emailHref(written: string | undefined): string | undefined {
  const address = plainEmail(written ?? '');
  return address.includes('@') ? `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}` : undefined;
}
