/** Zero width, change of direction, control characters. */
const INVISIBLE =
  // eslint-disable-next-line no-control-regex, no-misleading-character-class
  /[\u0000-\u0008\u000E-\u001F\u007F\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]/g;
/** Useful only within an emoji. */
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu;

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '').replace(STRAY_JOINER, '');

/** Not typed by a keyboard. */
const UNUSUAL = /[^\t\n\r\u0020-\u007E]/;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
/** '＋４９' of Asian keyboards, offset by 65,248. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** Removes invisible signs, makes spaces and letters ordinary; not for passwords (rules/platform-and-wire: plain texts). */
export function plainText(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutInvisible(text)
    .replaceAll('\u00AD', '')
    .replace(SPACES, ' ')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0));
}
