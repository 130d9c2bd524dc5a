import { Fragment } from 'react';

/** Of compound words, which may break before them. */
const PARTS =
  /kosten|partner|komplett|räder|reifen|versicherung|fahrzeug|handels|gesellschaft|zahlung|nahme|richtigung|schaden|garantie|leistung|finanzierung|bericht|pflege|paket|vertrag|nummer|einlagerung|zentrum|vertrieb|service/g;

/** Letters of a hyphenated word; least number before a break. */
const LONG = 15;
const LEAST = 3;
const BREAK = '\u0001';

const broken = (word: string) =>
  word.length < LONG
    ? word
    : word.replace(PARTS, (part: string, at: number) => (at < LEAST ? part : `${BREAK}${part}`));

export const unbrokenParts = (text: string) => text.split(/[\s@-]+/).flatMap((word) => broken(word).split(BREAK));

/** Also in browsers without a German dictionary. */
export function Hyphenated({ text }: { text: string }) {
  const parts = text.split(/(\s+)/).map(broken).join('').split(BREAK);
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <span className="soft-hyphen" /> : null}
      <span>{part}</span>
    </Fragment>
  ));
}
