import { expect, it } from 'vitest';
import { ChangeStopped } from '../../../src/admin/engine/changeStopped';
import { creationDeed } from '../../../src/admin/engine/changes/deeds';
import { createEntry, hasArrived, sendChange } from '../../../src/admin/engine/changes/sendChange';
import { entryForm } from '../../../src/admin/engine/entryForm';
import type { Question } from '../../../src/admin/engine/QuestionDialog';
import type { Platform } from '../../../src/api/platform';
import { changeBetween } from '../../../src/lib/change';
import { HttpError } from '../../../src/lib/http/errors';
import { aFile } from '../../builders/files';

interface Poster {
  id: string;
  title: string;
  price: string;
  logo: unknown;
}
type Values = Pick<Poster, 'title' | 'price' | 'logo'>;

const NEW = { title: 'Neu', price: '20', logo: aFile('neu.png') };

/** A poster, and what is done to it. */
function aPoster({ during, refusal }: { during?: (row: Poster) => void; refusal?: HttpError } = {}) {
  const row: Poster = { id: '1', title: 'Alt', price: '10', logo: 'https://a.test/alt.png' };
  const deeds: unknown[] = [];
  const write = (values: Values) => {
    deeds.push(values);
    return refusal ? Promise.reject(refusal) : Promise.resolve(undefined);
  };
  const form = entryForm<Poster, Values, Values>({
    fields: { title: { label: 'Titel' }, price: { label: 'Preis' }, logo: { label: 'Logo' } },
    entries: ({ title, price, logo } = { id: '', title: '', price: '', logo: '' }) => ({ title, price, logo }),
    check: (values) => ({ values }),
    upload: (_, values) => {
      during?.(row);
      return Promise.resolve({
        values: { ...values, logo: 'https://a.test/neu.png' },
        remove: () => Promise.resolve(void deeds.push('file removed')),
      });
    },
    mayChange: (name) => name !== 'price',
    questions: (before, after) =>
      before.title === after.title
        ? []
        : [{ title: 'Titel ersetzen?', text: `Bisher: ${before.title}`, confirmLabel: 'Ersetzen' }],
    create: (_, values) => write(values),
    update: (_, __, values) => write(values),
  });
  const platform: Platform = {
    adminId: 'A',
    http: { request: () => Promise.reject(new Error('none')), doubtCache: () => undefined },
  };
  const source = { calls: { list: () => Promise.resolve([{ ...row }]) }, nameOf: ({ title }: Poster) => title };
  const send = (after: Partial<Values>, agreed: readonly Question[] = [], before: Poster = row) =>
    sendChange({ form, source }, '1', changeBetween({ ...before }, { ...after }), { platform, agreed });
  return { form, source, deeds, platform, send, row };
}

const refused = (error: unknown) => (error instanceof ChangeStopped ? error.obstacle : error);

// rules/admin: rights.
it('sends nothing where one of several fields may not be changed', async () => {
  const { send, deeds } = aPoster();
  expect(await send({ logo: 'https://a.test/x.png', price: '20' }).catch(refused)).toMatchObject({ kind: 'locked' });
  expect(deeds).toEqual([]);
});

// rules/admin: a change.
it('reads again after an upload, during which a colleague may have changed the entry', async () => {
  const other = aPoster({ during: (row) => Object.assign(row, { price: '15' }) });
  await other.send({ logo: NEW.logo });
  expect(other.deeds).toEqual([{ title: 'Alt', price: '15', logo: 'https://a.test/neu.png' }]);
  const same = aPoster({ during: (row) => Object.assign(row, { logo: 'https://a.test/ihres.png' }) });
  expect(await same.send({ logo: NEW.logo }).catch(refused)).toMatchObject({ kind: 'conflict', names: ['logo'] });
  expect(same.deeds).toEqual(['file removed']);
});

it('asks again where what an answer was about has changed', async () => {
  const { send, deeds, row } = aPoster();
  const agreed = { title: 'Titel ersetzen?', text: 'Bisher: Ganz alt', confirmLabel: 'Ersetzen' };
  const asked = await send({ title: 'Neu' }, [agreed]).catch(refused);
  expect(asked).toMatchObject({ kind: 'question', question: { text: 'Bisher: Alt' } });
  expect(deeds).toEqual([]);
  await send({ title: 'Neu' }, [{ ...agreed, text: 'Bisher: Alt' }]);
  expect(deeds).toEqual([{ title: 'Neu', price: row.price, logo: row.logo }]);
});

// rules/admin: own changes.
it('does not take a creation back that is locked by now', async () => {
  const { form, source, platform, deeds, row } = aPoster();
  const calls = { ...source.calls, remove: () => Promise.resolve(void deeds.push('removed')) };
  const { title, price, logo } = row;
  const undo = (lock: () => string | undefined) => {
    const created = { id: '1', values: { title, price, logo }, lock, agreed: [] };
    const { takeBack, parts } = creationDeed(platform, { form, source: { ...source, calls } }, created);
    return takeBack?.(parts, [], AbortSignal.any([]));
  };
  expect(await undo(() => 'Wird gebraucht.')?.catch(refused)).toMatchObject({
    kind: 'locked',
    text: 'Wird gebraucht.',
  });
  expect(deeds).toEqual([]);
  expect(await undo(() => undefined)).toMatchObject({ isWhole: true });
  expect(deeds).toEqual(['removed']);
});

// rules/admin: outcome of a write.
it.each([
  ['is removed', 'was refused', new HttpError('rejected', 422), ['file removed']],
  ['stays', 'may have arrived', new HttpError('server', 500), []],
] as const)('an uploaded file %s where its write %s', async (_, __, refusal, left) => {
  const changed = aPoster({ refusal });
  await expect(changed.send({ logo: NEW.logo })).rejects.toBe(refusal);
  expect(changed.deeds.slice(1)).toEqual(left);
  const created = aPoster({ refusal });
  await expect(createEntry(created.form, NEW, undefined, { platform: created.platform })).rejects.toBe(refusal);
  expect(created.deeds.slice(1)).toEqual(left);
});

it('a new file has arrived where the address is another one', () => {
  const { form, row } = aPoster();
  const change = changeBetween({ logo: row.logo }, { logo: NEW.logo });
  expect(hasArrived(form, change, row)).toBe(false);
  expect(hasArrived(form, change, { ...row, logo: 'https://a.test/neu.png' })).toBe(true);
});
