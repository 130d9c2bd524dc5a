/** Spellings from 0 on, folded. */
const UNITS = 'null|eine?[rnms]?|zwei|drei|vier|fuenf|sechs|sieben|acht|neun'.split('|');
const TEENS = 'zehn|elf|zwoelf|dreizehn|vierzehn|fuenfzehn|sechzehn|siebzehn|achtzehn|neunzehn'.split('|');
const TENS = 'zwanzig|dreissig|vierzig|fuenfzig|sechzig|siebzig|achtzig|neunzig'.split('|');
const any = (spellings: readonly string[]) => `(?:${spellings.join('|')})`;

const BELOW_HUNDRED = `(?:(?:${any(UNITS)}und)?${any(TENS)}|${any(TEENS)}|${any(UNITS)})`;
const BELOW_THOUSAND = `(?:(?:${any(UNITS)})?hundert(?:und)?(?:${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;
const NUMBER = new RegExp(
  `^(?:(?<thousands>${BELOW_THOUSAND})?(?<isThousand>tausend)(?:und)?)?(?<rest>${BELOW_THOUSAND})?$`,
);
const HALF = /^(?:anderthalb|(?<whole>.+)einhalb)$/;
const NUMBER_WORD =
  /hundert|tausend|zehn|zig|ssig|elf|zwoelf|halb|^(?:eine?[rnms]?|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|und)$/;
const ARTICLE = /^eine?[rnms]?$/;
const MILLION = /^(?:mio|million)/;

const placeOf = (spellings: readonly string[], written: string) =>
  spellings.findIndex((spelling) => new RegExp(`^${spelling}$`).test(written));

function belowHundred(written: string): number {
  const [, unit = '', ten = written] = new RegExp(`^(${any(UNITS)})und(.+)$`).exec(written) ?? [];
  const tens = placeOf(TENS, ten);
  if (tens >= 0) return (tens + 2) * 10 + Math.max(placeOf(UNITS, unit), 0);
  const teens = placeOf(TEENS, written);
  return teens >= 0 ? teens + 10 : Math.max(placeOf(UNITS, written), 0);
}

function belowThousand(written: string): number {
  const [before, after] = written.split(/hundert(?:und)?/);
  return after === undefined
    ? belowHundred(written)
    : (before === '' ? 1 : belowHundred(before ?? '')) * 100 + belowHundred(after);
}

/** 'zwanzigtausendfuenfhundert' is 20500, 'hundertfuenfzig' 150, 'eineinhalb' 1.5. */
export function spokenNumber(folded: string): number | undefined {
  const half = HALF.exec(folded);
  if (half) {
    const whole = spokenNumber(half.groups?.whole ?? 'eins');
    return whole === undefined || whole > 20 ? undefined : whole + 0.5;
  }
  const { thousands, isThousand, rest } = (folded === '' ? null : NUMBER.exec(folded))?.groups ?? {};
  if (isThousand === undefined && rest === undefined) return undefined;
  const large = isThousand === undefined ? 0 : thousands === undefined ? 1 : belowThousand(thousands);
  return large * 1000 + belowThousand(rest ?? '');
}

/** 'zwei und zwanzig tausend fünf hundert'. */
const MAX_NUMBER_WORDS = 6;

export function spokenNumberAt(words: readonly string[], at: number): { value: number; length: number } | undefined {
  const others = words.slice(at, at + MAX_NUMBER_WORDS).findIndex((word) => !NUMBER_WORD.test(word));
  for (let length = others < 0 ? Math.min(MAX_NUMBER_WORDS, words.length - at) : others; length > 0; length -= 1) {
    const written = words.slice(at, at + length).join('');
    const isArticle = ARTICLE.test(written) && !MILLION.test(words[at + length] ?? '');
    const isUnit = written === 'tausend' && /^\d/.test(words[at - 1] ?? '');
    const value = isArticle || isUnit || written === 'null' ? undefined : spokenNumber(written);
    if (value !== undefined) return { value, length };
  }
  return undefined;
}
