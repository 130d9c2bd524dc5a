import { describe, expect, it } from 'vitest';
import {
  isAgreed,
  LONGEST_NAME,
  LONGEST_NOTE,
  personNames,
  readTogether,
  togetherAddress,
  type TogetherLetter,
} from '../../src/domain/together';
import { readQuery } from '../../src/domain/addressQuery';
import { withoutLetter } from '../../src/domain/vehicle/comparisonAddress';

const IDS = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const LETTER: TogetherLetter = {
  day: '2026-05-01',
  prices: [22_490, undefined],
  asked: { name: 'Anna', note: 'Der blaue für die Oma?\nGrüße 🚗', marks: ['l', undefined] },
  answer: { name: 'Jürgen', note: '', marks: ['j', 'n'] },
};

const searchOf = (address: string) => address.slice(address.indexOf('?'));
const HELLO = { d: '2026-05-01', p: [], q: { n: 'Anna', t: 'Hallo', m: 'j-' } };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const read = (letter: string, ids = IDS.join(',')) => readTogether(`?fahrzeuge=${ids}&brief=${letter}`);

// rules/vehicle: decide together
describe('a link for two', () => {
  it('holds vehicles, frame and both opinions, and is read as it was written', () => {
    const address = togetherAddress(
      { ids: IDS, letter: LETTER },
      { frame: { kind: 'financing', deposit: 4000 }, mostPerMonth: 350 },
      '?vehicleDealerAdminId=a&carQueryParams=maxPrice%3D9',
    );
    expect(address).toMatch(
      /^\/gemeinsam\?fahrzeuge=[\d,-]+&vehicleDealerAdminId=a&carQueryParams=[^&]+&brief=[\w-]+$/,
    );
    expect(new URLSearchParams(searchOf(address)).get('carQueryParams')).toBe(
      'maxMonthlyFinancingRateExample=350&prices=rate&deposit=4000',
    );
    expect(readTogether(searchOf(address))).toEqual({ ids: IDS, letter: LETTER, isDamaged: false });
  });

  it('holds nothing but vehicles while it is written', () => {
    const address = togetherAddress({ ids: [...IDS, ...IDS] }, { frame: {} });
    expect(address).toBe(`/gemeinsam?fahrzeuge=${[...IDS, IDS[0]].join(',')}`);
    expect(readTogether(searchOf(address))).toEqual({ ids: IDS, letter: undefined, isDamaged: false });
  });

  it('is no longer than mail programs carry, whatever was typed', () => {
    const most = { name: '🚗'.repeat(200), note: '😀"\\\n'.repeat(500), marks: ['j', 'j', 'j'] as const };
    const letter = { day: '2026-05-01', prices: [999_999, 999_999, 999_999], asked: most, answer: most };
    const address = togetherAddress({ ids: [...IDS, '33333333-3333-4333-8333-333333333333'], letter }, { frame: {} });
    expect(address.length).toBeLessThan(4000);
    const { asked } = readTogether(searchOf(address)).letter ?? {};
    expect(asked?.note.length).toBeLessThanOrEqual(LONGEST_NOTE);
    expect(asked?.name.length).toBeLessThanOrEqual(LONGEST_NAME);
  });

  const written = searchOf(togetherAddress({ ids: IDS, letter: LETTER }, { frame: { kind: 'leasing' } }));
  it.each<[string, string]>([
    ['a full stop of a sentence', `${written}.`],
    ['a tracker’s parameters', `${written}&utm_source=x&fbclid=y`],
    ['a bracket and a quotation mark', `${written})“`],
    ['the ampersand of markup', written.replaceAll('&', '&amp;')],
    ['a search decoded once', written.replace('prices%3Dleasing', 'prices=leasing')],
  ])('is read behind %s', (_name, search) => {
    expect(readTogether(readQuery(search))).toEqual({ ids: IDS, letter: LETTER, isDamaged: false });
  });

  it.each<[string, string]>([
    ['cut off', encode(HELLO).slice(0, 20)],
    ['no base64', '%F0%9F%9A%97'],
    ['another text', encode('Hallo')],
    ['without a question', encode({ ...HELLO, q: undefined })],
    ['without a day', encode({ ...HELLO, d: 'gestern' })],
    ['a day that does not exist', encode({ ...HELLO, d: '2026-02-31' })],
    ['an opinion that is none', encode({ ...HELLO, q: 'Anna' })],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]).toString('base64url')],
    ['a million letters', 'A'.repeat(1_000_000)],
    ['deeply nested', Buffer.from('['.repeat(2000)).toString('base64url')],
  ])('says that its letter is damaged where it is %s, and shows the vehicles', (_name, letter) => {
    expect(read(letter)).toEqual({ ids: IDS, letter: undefined, isDamaged: true });
  });

  it('takes no more out of a hostile letter than it may say', () => {
    const { letter } = read(
      encode({
        d: '2026-05-01T10:00:00Z',
        p: [-5, 'viel', 9, 9, 9],
        q: { n: '  <b>An\u202Ena</b>\n ', t: `x${'y'.repeat(900)}`, m: 'jx__proto__' },
        a: { t: null, m: 'x-y' },
        more: 'more',
      }),
    );
    expect(letter).toMatchObject({ day: '2026-05-01', prices: [undefined, undefined, 9] });
    expect(letter?.asked.name).toBe('Anna');
    expect(letter?.asked.note).toHaveLength(LONGEST_NOTE);
    expect(letter?.asked.marks).toEqual(['j', undefined, undefined]);
    expect(letter?.answer).toEqual({ name: '', note: '', marks: [undefined, undefined, undefined] });
  });

  it.each([
    ['none', '', []],
    ['no ids', 'javascript:alert(1),../../x,1', []],
    [
      'the same twice, and too many',
      [...IDS, ...IDS, '33333333-3333-4333-8333-333333333333', '4'.repeat(8)].join(','),
      [...IDS, '33333333-3333-4333-8333-333333333333'],
    ],
  ])('has of vehicles, where there are %s, those that can be', (_name, ids, expected) => {
    expect(read(encode(HELLO), ids).ids).toEqual(expected);
  });

  it('is taken out of what goes to the dealer', () => {
    const href = `https://dealer.test/?a=1#/gemeinsam?fahrzeuge=1&brief=${encode(['2026-05-01'])}`;
    expect(withoutLetter(href)).toBe('https://dealer.test/?a=1#/gemeinsam?fahrzeuge=1');
  });

  it('is agreed where both say yes, and names who has', () => {
    expect([0, 1, 2].map((at) => isAgreed(LETTER, at))).toEqual([true, false, false]);
    expect(isAgreed({ ...LETTER, answer: undefined }, 0)).toBe(false);
    expect(personNames(LETTER)).toBe('Anna und Jürgen');
    expect(personNames({ ...LETTER, asked: { ...LETTER.asked, name: '' } })).toBe('Jürgen');
  });
});
