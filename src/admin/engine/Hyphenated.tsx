import { Fragment } from 'react';

/** Parts of compound words before which they may be broken. */
const PARTS =
  /kosten|partner|komplett|räder|reifen|versicherung|fahrzeug|handels|gesellschaft|zahlung|nahme|richtigung|schaden|garantie|leistung|finanzierung|bericht|pflege|paket|vertrag|nummer|einlagerung|zentrum|vertrieb|service/g;

/** Letters from which a word is hyphenated, and least number of letters before a break. */
const LONG = 15;
const LEAST = 3;
const BREAK = '\u0001';

const broken = (word: string) =>
  word.length < LONG
    ? word
    : word.replace(PARTS, (part: string, at: number) => (at < LEAST ? part : `${BREAK}${part}`));

export const unbrokenParts = (text: string) => text.split(/[\s@-]+/).flatMap((word) => broken(word).split(BREAK));

/** Text whose long words break with a hyphen, also in browsers without a German dictionary. */
export function Hyphenated({ text }: { text: string }) {
  const parts = text.split(/(\s+)/).map(broken).join('').split(BREAK);
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <span className="soft-hyphen" /> : null}
      <span>{part}</span>
    </Fragment>
  ));
}
