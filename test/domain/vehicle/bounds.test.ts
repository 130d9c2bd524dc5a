import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { facetsSchema } from '../../../src/domain/vehicle/search/facets';
import { readRadius } from '../../../src/domain/vehicle/phrase/radius';
import { vocabularyOf } from '../../../src/domain/vehicle/phrase/vocabulary';
import { emailProblem } from '../../../src/domain/person/email';
import { normalisePhone, phoneHref, phoneText } from '../../../src/domain/person/phone';
import { plainIban } from '../../../src/domain/person/iban';
import { vehicleAddress } from '../../../src/domain/vehicle/text/address';
import { vehicleSchema } from '../../../src/domain/vehicle/vehicle';
import { htmlOf, textOf } from '../../../src/lib/text/formattedText';
import { lineOf } from '../../../src/lib/text/textLine';
import { plainText } from '../../../src/lib/text/plainText';
import { redact, redactError } from '../../../src/lib/redact';
import { readIn } from './phrase/stock';

const readVehicle = (wire: object) => z.parse(vehicleSchema, { id: 'a', ...wire });

function readStock(count: number, label: (at: number) => string) {
  const options = Array.from({ length: count }, (_, at) => ({ key: `k${at}`, label: label(at), count: 1 }));
  const make = { key: 'VW', label: 'VW', count: 1, models: options };
  const facets = z.parse(facetsSchema, {
    manufacturers: [make],
    vehicleDealerLocationIds: options,
    equipmentIds: options,
  });
  return vocabularyOf({ stock: new Map([['PKW', facets]]), equipment: new Map() });
}

const failing = (text: string) => Object.assign(new Error(text), { stack: `${text}\n${'@'.repeat(text.length)}` });

/** What a platform or a visitor sends, at a size; nothing is measured in milliseconds. */
const HOSTILE: readonly (readonly [name: string, large: number, read: (size: number) => unknown])[] = [
  ['a title', 1_000_000, (size) => vehicleAddress(readVehicle({ heading: 'Golf '.repeat(size / 5) }))],
  ['a title of tags', 1_000_000, (size) => readVehicle({ heading: '<b>'.repeat(size / 3) })],
  ['tabs behind stars', 40_000, (size) => textOf(`**${'\t'.repeat(size)}x`)],
  ['tabs before stars', 40_000, (size) => htmlOf(`**a${'\t'.repeat(size)}**`)],
  ['bold that never ends', 40_000, (size) => htmlOf('**a\n'.repeat(size / 4))],
  ['bold around lines', 40_000, (size) => htmlOf('**a\nb**\n'.repeat(size / 8))],
  ['brackets', 50_000, (size) => textOf('<'.repeat(size))],
  ['brackets in a name', 50_000, (size) => lineOf('<'.repeat(size))],
  ['an error with quotes', 60_000, (size) => redact('„'.repeat(size))],
  ['an error with one word', 60_000, (size) => redact('a'.repeat(size))],
  ['an error with figures', 60_000, (size) => redact('1 '.repeat(size / 2))],
  ['a stack', 60_000, (size) => redactError(failing('@'.repeat(size)))],
  ['equipment', 100_000, (size) => readVehicle({ equipments: equipmentOf(size) })],
  ['pictures', 5_000, (size) => readVehicle({ images: picturesOf(size) })],
  ['a sentence', 4_000, (size) => [readIn('bis '.repeat(size)), readRadius('umkreis bis '.repeat(size))]],
  ['a sentence of figures', 4_000, (size) => [readIn('zwei '.repeat(size)), readRadius('1 km um '.repeat(size))]],
  ['models of one name', 4_000, (size) => readStock(size, () => 'Golf').find('golf')],
  ['names of places', 4_000, (size) => readStock(size, (at) => `Autohaus Landau ${at}`).find('landau')],
  ['a long name of a place', 100_000, (size) => readStock(2, () => 'Landau '.repeat(size / 7)).find('landau')],
  ['a phone number', 100_000, (size) => [phoneHref('-1'.repeat(size / 2)), phoneText('( '.repeat(size / 2))]],
  ['a typed number', 100_000, (size) => normalisePhone('+4 '.repeat(size / 3))],
  ['an e-mail', 100_000, (size) => emailProblem(`${'a.'.repeat(size / 2)}@x.de`)],
  ['an account', 100_000, (size) => plainIban('IBAN '.repeat(size / 5))],
  ['signs that nobody sees', 100_000, (size) => plainText('\u200D\u00A0'.repeat(size / 2))],
];

/** Made once, so that what is measured is the reading and not the collector of what is read. */
const once = <Entry>(entryOf: (at: number) => Entry) => {
  const lists = new Map<number, Entry[]>();
  return (count: number) => {
    const list = lists.get(count) ?? Array.from({ length: count }, (_, at) => entryOf(at));
    lists.set(count, list);
    return list;
  };
};
const equipmentOf = once((at) => ({ equipmentKey: `e${at}`, name: `E ${at}` }));
const picturesOf = once((at) => ({ url: `https://platform.test/${at}.jpg` }));

/** Processor time, in milliseconds. */
function timeOf(run: () => unknown): number {
  const { user } = process.cpuUsage();
  run();
  return (process.cpuUsage().user - user) / 1000;
}

/** The fastest of five of each, in turns: a ratio of the two does not depend on the machine. */
function timesOf(small: () => unknown, large: () => unknown): { small: number; large: number } {
  const rounds = Array.from({ length: 5 }, () => ({ small: timeOf(small), large: timeOf(large) }));
  return {
    small: Math.min(...rounds.map((round) => round.small)),
    large: Math.min(...rounds.map((round) => round.large)),
  };
}

// rules/platform-and-wire: bounds.
describe('what is as large as a hostile platform likes', () => {
  it.each(HOSTILE)('%s takes time in proportion at most', (_, large, read) => {
    const times = timesOf(
      () => read(large / 8),
      () => read(large),
    );
    // A square would take 64 times as long for eight times the size.
    expect(times.large).toBeLessThan(24 * Math.max(times.small, 5));
  });

  it('is cut where nobody reads on', () => {
    const vehicle = readVehicle({
      heading: 'Golf '.repeat(200_000),
      descriptionHtml: 'Golf '.repeat(200_000),
      equipments: equipmentOf(100_000),
      images: picturesOf(5_000),
      enVkvInformationStringsCard: Array.from({ length: 1000 }, (_, at) => `Zeile ${at}`),
    });
    expect(vehicle.heading?.length).toBeLessThanOrEqual(1_002);
    expect(vehicle.descriptionHtml?.length).toBeLessThanOrEqual(60_000);
    expect([vehicle.equipment.length, vehicle.images.length, vehicle.enVkvInformationStringsCard.length]).toEqual([
      1_000, 100, 50,
    ]);
  });

  it('tells nothing of a visitor where a message is cut', () => {
    for (const secret of ['max@mail.de', '"Max Muster', '0711 123456 '])
      expect(redact(`${'x '.repeat(494)}${secret}${secret.repeat(100)}`)).not.toMatch(/max|muster|0711/i);
  });
});
