import type * as z from 'zod/mini';
import { unread, type Unread } from '../lib/unread';

/** Fault of an answer in German, for the platform's team: values may be named. */
export interface WireFinding {
  level: 'error' | 'warning';
  call: string;
  /** 'cars[0].publicPrice', 'x-pagination', or 'status'. */
  path: string;
  expected: string;
  got: string;
  /** What visitors see of it. */
  effect: string;
}

/** Consequences by place in the answer, the first that fits; a star stops something. */
const EFFECTS: readonly (readonly [place: RegExp, level: WireFinding['level'], effect: string])[] = [
  [/(?:^|[\].])(?:id|key|equipmentKey)$/, 'error', 'Der Eintrag fehlt im Shop.'],
  [/^$|^cars$|^\[\d*\]$/, 'error', 'Es gibt nichts zu zeigen.'],
  [/publicPrice$/, 'error', 'Statt des Preises steht „Preis auf Anfrage“; bestellt werden kann nicht.'],
  [/enVkv|onsumption|o2|fficiency/, 'error', 'Pflichtangaben zu Verbrauch und CO₂ fehlen.'],
  [/images|[Ii]mage|logoUrl|\.url$/, 'warning', 'Statt des Bildes steht ein Platzhalter, oder nichts.'],
  [/initialRegistration$/, 'error', 'Die Erstzulassung fehlt auf Karte und Fahrzeugseite.'],
  [/fuelType$/, 'error', 'Der Kraftstoff fehlt, und Angaben zum Verbrauch werden nicht zugeordnet.'],
  [/reservedUntil$/, 'error', 'Ein reserviertes Fahrzeug scheint frei zu sein.'],
  [
    /^(?:propertyValues|\w+)\.?\w*(?:\[\d*\])?\.(?:count|label)$/,
    'warning',
    'Im Filter fehlt Zahl oder Name der Auswahl.',
  ],
  [/orderAvailablePaymentOptionTypes/, 'error', 'Die Zahlungsart wird nicht angeboten.'],
  [/./, 'warning', 'Die Angabe fehlt, als wäre sie nicht gemacht.'],
];

const effectOf = (path: string) => EFFECTS.find(([place]) => place.test(path));

const placeOf = (path: string) => path.replace(/\[\d+\]/g, '[]');

/** What the shop's schema does not read, each place once with its number. */
export function answerFindings(call: string, schema: z.ZodMiniType, answer: unknown): WireFinding[] {
  const byPlace = new Map<string, Unread[]>();
  for (const each of unread(schema, answer)) {
    const place = `${placeOf(each.path)} ${each.kind === 'spelling' ? each.got : ''}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), each]);
  }
  return [...byPlace.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const [, level = 'warning', effect = ''] = effectOf(first.path) ?? [];
    const count = others.length === 0 ? '' : ` (${others.length + 1}-mal)`;
    return [
      {
        level: first.kind === 'spelling' ? 'warning' : level,
        call,
        path: first.path || 'die ganze Antwort',
        expected: first.expected,
        got: first.got + count,
        effect,
      } satisfies WireFinding,
    ];
  });
}
