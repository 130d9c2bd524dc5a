import { expect, it } from 'vitest';
import { misspeltAttributes } from '../../src/tools/embedding/misspelt';
import { attributeOf, OPTION_NAMES } from '../../src/domain/integration/mountOptions';
import { unknownAttributes } from '../../src/tools/unknownNames';

const onTag = [...OPTION_NAMES, 'target'].map((name) => attributeOf(name));
const onElement = OPTION_NAMES.map((name) => attributeOf(name, ''));
const said = (name: string, known: readonly string[]) => misspeltAttributes([name], known)[0]?.message;
const onScript = async (name: string) => (await unknownAttributes([name]))[0];

it.each([
  ['data-managehead', 'data-manage-head'],
  ['data-adminid', 'data-admin-id'],
  ['data-admin_id', 'data-admin-id'],
  ['data-api-ulr', 'data-api-url'],
  ['data-tagret', 'data-target'],
  ['data-lay-out', 'data-layout'],
  ['data-moed', 'data-mode'],
])('knows what was meant by %s', (written, meant) => {
  const isFar = written === 'data-moed';
  expect(said(written, onTag)).toBe(
    isFar
      ? 'Dieses Attribut kennt der Shop nicht; es bewirkt nichts.'
      : `Dieses Attribut kennt der Shop nicht. Gemeint ist wohl "${meant}".`,
  );
});

it('names an attribute of a tag that is like none of its own', () => {
  expect(said('data-colour', onTag)).toBe('Dieses Attribut kennt der Shop nicht; es bewirkt nichts.');
});

it.each([
  'data-cfasync',
  'data-cookieconsent',
  'data-no-optimize',
  'data-rocket-src',
  'data-usercentrics',
  'data-type',
])('leaves %s to the tool that it belongs to', async (name) => expect(await onScript(name)).toBeUndefined());

it('names on an element of the page only what looks like its own', () => {
  expect(said('adminid', onElement)).toContain('"admin-id"');
  expect(said('data-api-url', onElement)).toContain('"api-url"');
  expect(said('data-reactroot', onElement)).toBeUndefined();
  expect(said('x-cloak', onElement)).toBeUndefined();
});
