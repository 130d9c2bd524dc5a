import { ChangeStopped, questionOf } from '../../src/admin/engine/changeStopped';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import { takenBackText } from '../../src/admin/engine/changes/changeTexts';
import { csvPlans } from '../../src/admin/engine/changes/csvPlans';
import { plansFor } from '../../src/admin/engine/changes/plans';
import { hasArrived, sendChange, type Changeable, type SentChange } from '../../src/admin/engine/changes/sendChange';
import type { Entry } from '../../src/admin/engine/entry';
import { outcomeOf } from '../../src/admin/engine/failure';
import type { Question } from '../../src/admin/engine/QuestionDialog';
import { productForm } from '../../src/admin/resources/products/productForm';
import { productImport } from '../../src/admin/resources/products/productImport';
import { productRows } from '../../src/admin/resources/products/products';
import { settingsFormFor, settingsSource } from '../../src/admin/resources/settings/settingsForm';
import { tradeInForm } from '../../src/admin/resources/tradeInForm';
import { tradeInRows } from '../../src/admin/resources/tradeIns';
import { withoutCache, type Platform } from '../../src/api/platform';
import { formatIban } from '../../src/domain/dealer/rules';
import { changeBetween, isSameValue, reversed, type Change } from '../../src/lib/change';
import { formatPrice } from '../../src/lib/format';
import { createHttp } from '../../src/lib/http/http';
import type { TransportRequest } from '../../src/lib/http/transport';

/** Walks two colleagues at random through saves, undos, many at once and imports, against a small platform. */

const PRODUCTS = { form: productForm, source: productRows };
const SETTINGS = { form: settingsFormFor(['admin']), source: settingsSource };
const TRADE_INS = { form: tradeInForm({ days: 14, today: '2026-05-20' }), source: tradeInRows };

const IBANS = ['DE02120300000000202051', 'de89 3704 0044 0532 0130 00', ''];

/** Values that are typed, and the names of the wire that they may change. */
const TYPED = {
  settings: [
    ['uiColorAccentHex', ['#115533', '#B00020']],
    ['tradeInValidityInDays', ['7', '33', ' 33 ']],
    ['tradeInContactFullName', [' Eva  Muster ', 'Bo Muster']],
    ['iban', IBANS],
    ['iban', IBANS],
    ['shopTermsOfServiceDocumentUrl', ['', 'https://a.example/agb', 'https://a.example/neu']],
    ['uiMarketingBenefits', [[], ['Probefahrt'], ['Probefahrt', 'Lieferung']]],
  ],
  p1: [
    ['price', ['129', '129,00', '222']],
    ['description', ['Alt', ' Neu ']],
    ['articleNumber', ['', 'X-1']],
  ],
  t1: [
    ['result', ['normal', 'nonDigital', 'nonCalculable']],
    ['customerPrice', ['4700', '5.100', '']],
  ],
} as const;
type Place = keyof typeof TYPED;
const PLACES = ['settings', 'settings', 'p1', 't1'] as const;

const who = fc.nat({ max: 1 });
const place = fc.constantFrom(...PLACES);
/** Status of a write, whether it was stored all the same, or of the reads before it; 'ok' most of the time. */
const REFUSING = ['400', '425', '429', '500', '408', '503'] as const;
const STORED = ['stored-500', 'stored-408', 'stored-503'] as const;
const UNREAD = ['read-429', 'read-503', '400-read-503'] as const;
const answer = fc.oneof(
  { weight: 3, arbitrary: fc.constant('ok' as const) },
  { weight: 2, arbitrary: fc.constantFrom(...REFUSING, ...STORED, ...UNREAD) },
);
const action = fc.oneof(
  fc.record({ do: fc.constant('open' as const), who, place }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('type' as const), who, place, field: fc.nat(), value: fc.nat() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('save' as const), who, place, answer, isAgreed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), who, place, answer, isAgreed: fc.boolean() }) },
  fc.record({ do: fc.constant('plan' as const), who, by: fc.constantFrom('100', '222', '99,9'), isFile: fc.boolean() }),
  fc.record({ do: fc.constant('apply' as const), who, answer }),
  // A colleague saves between opening a form and saving it.
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: fc.constant('meet' as const), who, place, answer, isAgreed: fc.boolean() },
      ...{ mine: fc.tuple(fc.nat(), fc.nat()), theirs: fc.tuple(fc.nat(), fc.nat()) },
    }),
  },
  fc.record({ do: fc.constant('expire' as const) }),
  fc.record({ do: fc.constant('lock' as const), place: fc.constantFrom('p1', 't1'), isLate: fc.boolean() }),
);
type Action = typeof action extends fc.Arbitrary<infer Step> ? Step : never;
type Answer = Extract<Action, { do: 'save' }>['answer'];

type Wire = Record<string, unknown>;
const aProduct = (id: string): Wire => ({
  ...{ id, name: `Produkt ${id}`, description: 'Alt', price: 129, productType: 2, paymentType: 1 },
  ...{ isRelatedToAllCars: true, imageUrls: ['https://a.example/1.png'], later: { kept: true } },
});

function aWalk() {
  const stored: Record<string, Wire> = {
    settings: {
      ...{ id: 'S', vehicleDealerId: 'A', adminId: 'A', companyName: 'Autohaus', iban: IBANS[0], bankName: 'Bank' },
      ...{
        shopTermsOfServiceDocumentUrl: 'https://a.example/agb',
        uiColorAccentHex: '#0b5fa5',
        tradeInValidityInDays: 14,
      },
      ...{ orderAvailablePaymentOptionTypes: [4], orderReservationTimeInHours: 24, orderPickupLeadTimeInDays: 1 },
      ...{ orderDeliveryLeadTimeInDays: 2, orderReservationFee: 0, bic: 'BYLADEM1001', tradeInContactFullName: 'A B' },
      ...{ tradeInContactPhone: '+497211234', tradeInContactEmail: 'a@b.de', tradeInProfitPercentage: 3 },
      ...{ tradeInProfitMarginAbsoluteMin: 500, later: 'kept' },
    },
    p1: aProduct('p1'),
    p2: aProduct('p2'),
    t1: { id: 't1', calculationResultType: 2, customerPrice: 4000, manufacturer: 'VW', later: 'kept' },
  };
  /** The write that is running: whose fields, what was agreed to, what is answered, and what happens right before it. */
  let write = { change: {} as Change, agreed: [] as readonly Question[], answer: 'ok' as Answer };
  let lateLock: string | undefined;
  /** Answers that the browser keeps; each is as old as it gets. */
  const kept = new Map<string, string>();
  /** Whether a write is being sent, and whether it has reached the platform. */
  let isSending = false;
  let hasWritten = false;

  const isLocked = (id: string) => stored[id]?.isImmutable === true || stored[id]?.calculationResultType === 1;
  const lock = (id: string) =>
    Object.assign(stored[id] ?? {}, id === 't1' ? { calculationResultType: 1 } : { isImmutable: true });

  /** What a write of the wire does to what is stored. */
  function put(id: string, body: Wire): void {
    const before = stored[id] ?? {};
    const sent = id === 't1' ? { calculationResultType: body.resultType, customerPrice: body.customerPrice } : body;
    const after: Wire = { ...before, ...sent };
    const changed = Object.keys(after).filter(
      (name) => !isSameValue(after[name] ?? undefined, before[name] ?? undefined),
    );
    const owned = Object.keys(write.change).flatMap((name) =>
      name === 'result' ? ['calculationResultType', 'customerPrice'] : name,
    );
    // A save or an undo never alters what its person did not change.
    expect(changed.filter((name) => !owned.includes(name))).toEqual([]);
    // The account never changes without the question about just these two.
    if (changed.includes('iban') && before.iban) {
      const texts = write.agreed.map(({ text }) => (typeof text === 'string' ? text : ''));
      const [old = '', next = ''] = [before.iban, after.iban].map((iban) =>
        typeof iban === 'string' ? formatIban(iban) : '',
      );
      expect(texts.some((text) => text.includes(`Bisher: ${old}`) && text.includes(next))).toBe(true);
    }
    if (changed.includes('shopTermsOfServiceDocumentUrl') && !after.shopTermsOfServiceDocumentUrl)
      expect(write.agreed.map(({ title }) => title)).toContain('Rechtstexte entfernen?');
    if (id === 't1' && body.resultType === 1)
      expect(write.agreed.map(({ title }) => title)).toContain('Wert freigeben?');
    // A value that goes with the answer is named, whoever has entered it since.
    if (id === 't1' && body.resultType === 3 && before.calculationResultType !== 3 && Number(before.customerPrice) > 0)
      expect(write.agreed.map(({ text }) => text)).toContainEqual(
        expect.stringContaining(`Wert von ${formatPrice(Number(before.customerPrice))} wird verworfen`),
      );
    if (write.answer === 'ok' || write.answer.startsWith('stored-')) stored[id] = after;
  }

  const transport = ({ method, url, body, skipsCache }: TransportRequest) => {
    const give = (status: number, data: unknown = null) =>
      Promise.resolve({ status, data: JSON.stringify(data), header: () => undefined });
    const rows = url.includes('/trade-ins') ? ['t1'] : url.includes('/crosssellingproducts') ? ['p1', 'p2'] : undefined;
    if (method === 'GET') {
      const [when, failed] = write.answer.split('read-');
      if (isSending && failed !== undefined && (when === '' || hasWritten)) return give(Number(failed));
      const fresh = JSON.stringify(rows ? rows.map((id) => stored[id]) : stored.settings);
      const data = (skipsCache ? undefined : kept.get(url)) ?? fresh;
      kept.set(url, data);
      return Promise.resolve({ status: 200, data, header: () => undefined });
    }
    hasWritten = true;
    const id = rows ? (url.split('/').at(-1) ?? '') : 'settings';
    // What is locked is never sent, but where that comes between the last read and the write: the platform refuses it.
    const isLate = lateLock === id;
    lateLock = undefined;
    expect([id, isLocked(id)]).toEqual([id, false]);
    if (isLate) {
      lock(id);
      return give(400);
    }
    put(id, body as Wire);
    return give(write.answer === 'ok' ? 204 : Number(/\d+/.exec(write.answer)?.[0]));
  };
  const platform: Platform = {
    adminId: 'A',
    http: createHttp({ baseUrl: 'https://platform.test', pause: () => Promise.resolve(), transport }),
  };

  const anew = withoutCache(platform);

  const entriesOf = (at: Place) => (at === 'settings' ? SETTINGS : at === 'p1' ? PRODUCTS : TRADE_INS);

  /** Sends a change; a question is answered, and what the answer was about may have changed meanwhile. */
  async function send<Row extends Entry, Values extends FieldValues>(
    entries: Changeable<Row, Values>,
    id: string,
    change: Change,
    { answer: wanted, isAgreed, isBack = false }: { answer: Answer; isAgreed: boolean; isBack?: boolean },
  ): Promise<SentChange<Row, Values> | undefined> {
    const agreed: Question[] = [];
    const rowNow = async () => (await entries.source.calls.list(anew)).find((row) => row.id === id);
    for (;;) {
      write = { change, agreed, answer: wanted };
      const before = structuredClone(stored[id]);
      const rowBefore = await rowNow();
      let written: Change | undefined;
      isSending = true;
      hasWritten = false;
      try {
        const sending = sendChange(entries, id, change, {
          ...{ platform, agreed, leavesOthers: isBack },
          onWrite: (each) => {
            written = each;
            // What somebody else has changed since is not written over.
            for (const name of Object.keys(each)) {
              // Dropped with the result, as the question says, even where another price was typed.
              const isDropped = name === 'customerPrice' && each[name]?.after === '';
              if (!Object.hasOwn(change, name) || (isDropped && change.result?.after === 'nonCalculable')) {
                expect([name, each[name]?.after, change.result?.after]).toEqual(['customerPrice', '', 'nonCalculable']);
                continue;
              }
              const stands = { [name]: { before: undefined, after: change[name]?.before } };
              expect([name, rowBefore && hasArrived(entries.form, stands, rowBefore)]).toEqual([name, true]);
            }
          },
        });
        const sent = await sending.finally(() => {
          isSending = false;
        });
        const row = await rowNow();
        // What is said to be saved is there, and what is said to stay has stayed.
        expect(row && hasArrived(entries.form, sent.change, row)).toBe(true);
        if (Object.keys(sent.change).length === 0) expect(stored[id]).toEqual(before);
        for (const [name, value] of Object.entries(sent.left))
          expect(isSameValue(row && Reflect.get(entries.form.entries(row), name), value)).toBe(true);
        if (isBack && takenBackText(entries.form, sent) === 'Rückgängig gemacht')
          expect(row && hasArrived(entries.form, change, row)).toBe(true);
        return sent;
      } catch (error) {
        const question = error instanceof Error ? questionOf(error) : undefined;
        if (question !== undefined && isAgreed) {
          agreed.push(question);
          continue;
        }
        if (error instanceof ChangeStopped) {
          if (written === undefined || error.obstacle.kind !== 'locked') expect(stored[id]).toEqual(before);
          else expect(isLocked(id)).toBe(true);
          return undefined;
        }
        if (!(error instanceof Error) || error.name !== 'HttpError') throw error;
        const row = await rowNow();
        const isThere = !isSameValue(stored[id], before);
        if (outcomeOf(error) === 'refused') expect(isThere && !isLocked(id)).toBe(false);
        else if (row && written) expect(hasArrived(entries.form, written, row)).toBe(wanted.startsWith('stored-'));
        return undefined;
      }
    }
  }

  const people = [0, 1].map(() => ({
    forms: {} as Partial<Record<Place, { base: FieldValues; values: FieldValues }>>,
    undo: {} as Partial<Record<Place, Change>>,
    plans: [] as readonly { row: { id: string }; change: Change }[],
  }));

  return async function take(step: Action): Promise<void> {
    if (step.do === 'expire') {
      kept.clear();
      return;
    }
    if (step.do === 'meet') {
      const { who: me, place: at, mine, theirs, ...rest } = step;
      const colleague = 1 - me;
      const typing = ([field, value]: readonly [number, number]) => ({ do: 'type', place: at, field, value }) as const;
      await take({ do: 'open', who: me, place: at });
      await take({ ...typing(mine), who: me });
      await take({ do: 'open', who: colleague, place: at });
      await take({ ...typing(theirs), who: colleague });
      await take({ do: 'save', who: colleague, place: at, answer: 'ok', isAgreed: true });
      await take({ ...rest, do: 'save', who: me, place: at });
      return;
    }
    if (step.do === 'lock') {
      if (step.isLate) lateLock = step.place;
      else lock(step.place);
      return;
    }
    const person = people[step.who];
    if (person === undefined) return;
    if (step.do === 'plan') {
      const rows = await productRows.calls.list(platform);
      const lines = ['Produkt-ID;Preis (EUR)', ...rows.map(({ id }) => `${id};${step.by}`)].join('\n');
      const exported = [
        { header: 'Produkt-ID', text: ({ id }: Entry) => id },
        { header: 'Preis (EUR)', text: ({ price }: { price?: number | undefined }) => price },
      ];
      person.plans = step.isFile
        ? csvPlans({ ...PRODUCTS, csvImport: productImport, exported }, lines, rows).plans.plans
        : plansFor(PRODUCTS, rows, () => ({ price: step.by })).plans;
      return;
    }
    if (step.do === 'apply') {
      for (const { row, change } of person.plans) {
        const sent = await send(PRODUCTS, row.id, change, { answer: step.answer, isAgreed: false });
        if (sent && row.id === 'p1') person.undo.p1 = sent.change;
      }
      return;
    }
    const entries = entriesOf(step.place) as unknown as Changeable<Entry, FieldValues>;
    // Opened may be what the browser has kept.
    const [row] = (await entries.source.calls.list(step.do === 'open' ? platform : anew)).filter(
      ({ id }) => step.place !== 'p1' || id === step.place,
    );
    if (row === undefined) return;
    const opened = { base: entries.form.entries(row), values: entries.form.entries(row) };
    const form = (person.forms[step.place] ??= opened);
    if (step.do === 'open') person.forms[step.place] = opened;
    else if (step.do === 'type') {
      const fields = TYPED[step.place];
      const [name, values] = fields[step.field % fields.length] ?? fields[0];
      form.values = { ...form.values, [name]: values[step.value % values.length] };
    } else if (step.do === 'save') {
      if (entries.form.check(form.values, row).errors) return;
      const sent = await send(entries, row.id, changeBetween(form.base, form.values), step);
      person.forms[step.place] = undefined;
      if (sent) person.undo[step.place] = sent.change;
    } else {
      const change = person.undo[step.place];
      person.undo[step.place] = undefined;
      if (change) await send(entries, row.id, reversed(change), { ...step, isBack: true });
    }
  };
}

it('keeps what each of two colleagues has changed, asks before an account changes, never writes what is locked, and says what it did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 60 }), async (steps) => {
      const take = aWalk();
      for (const step of steps) await take(step);
    }),
    { numRuns: 150 },
  );
});
