import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../src/admin/resources';
import { settingsValues } from '../../../src/admin/resources/settings/settingsFields';
import { someSettings } from '../../builders/tenant';
import { dialog, renderAdmin } from '../renderAdmin';
import type { FieldFacts, FormCase, Refused } from './formCase';
import { formCases } from './formCases';

const named = formCases.map((form) => [form.page, form] as const);
/** Arbitrary input for fields without a rule. */
const FREE = 'Größe „XL“ & 12 %';
const isText = ({ kind }: FieldFacts) => kind === 'text';
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = ([typed]: Refused) => ['', {}, []].some((nothing) => isSame(typed, nothing));

/** Pages without entries that are edited; the settings are a form of their own. */
const WITHOUT_FORM = 'today customers analytics invalid-vehicles dealer-settings integration release-notes'.split(' ');

describe('the table of forms', () => {
  it('holds every page that has one', () => {
    const cases = formCases.map(({ page }) => page);
    const pagesWithout = pages.map(({ page }) => page).filter((page) => !cases.includes(page));
    expect(pagesWithout).toEqual(WITHOUT_FORM);
  });

  it('shows every value of the settings', () => {
    const areas = formCases.filter(({ at }) => at.includes('dealer-settings'));
    const names = areas.flatMap(({ fields }) => fields.map(({ name }) => name));
    const values = settingsValues({ settings: someSettings(), fileServer: undefined });
    expect(Object.keys(values).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(named)('has an entry for each field of %s, and what each required one says when it is empty', (_, form) => {
    const names = form.fields.map(({ name }) => name);
    expect(Object.keys(form.refused).sort()).toEqual([...new Set(names)].sort());
    const untold = form.fields.filter(({ name, isRequired }) => isRequired && !form.refused[name]?.some(isEmpty));
    expect(untold.map(({ name }) => name)).toEqual([]);
  });

  it.each(named)('says of %s what its checks say, and takes everything where there is no rule', (_, form) => {
    const wanted = Object.entries(form.refused).flatMap(([name, refused = []]) =>
      refused.filter(([typed]) => !(typed instanceof File)).map((each) => ({ name, each })),
    );
    expect(
      wanted.map(({ name, each: [typed, , others] }) => [name, typed, form.messageFor(name, typed, others)]),
    ).toEqual(wanted.map(({ name, each: [typed, message] }) => [name, typed, message]));
    const free = form.fields.filter((field) => isText(field) && form.refused[field.name]?.length === 0);
    for (const { name } of free) expect([name, form.messageFor(name, FREE)]).toEqual([name, undefined]);
  });
});

type Place = Awaited<ReturnType<typeof dialog>>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Control of a field, or its group of controls. */
function fieldOf(place: Place, { label }: FieldFacts) {
  const name = new RegExp(`^${escaped(label)}\\s*\\*?$`);
  const selector = 'input:not([type=checkbox], [type=radio]), textarea, select';
  return place.queryByLabelText(name, { selector }) ?? place.queryAllByRole('group', { name }).at(-1);
}

async function askForEverything(sheet: Place) {
  const type = sheet.queryByLabelText(/^Typ\s*\*$/);
  if (type === null) return;
  fireEvent.change(type, { target: { value: 'handOver' } });
  fireEvent.click(sheet.getByRole('radio', { name: 'Bestimmte Fahrzeuge' }));
  await sheet.findByLabelText(/^Leistung von/);
}

/** One invalid value per field and every refused file; the table above proves the others. */
const single = (refused: readonly Refused[] = [], isNew: boolean) =>
  refused.filter(([typed, , others = {}], at) => {
    if (typed instanceof File) return true;
    const isFirst = refused.findIndex((each) => isEmpty(each) === isEmpty(refused[at] ?? each)) === at;
    return isFirst && Object.keys(others).length < 2 && !(isNew && isEmpty(refused[at] ?? ['', '']));
  });

const anyFile = userEvent.setup({ applyAccept: false });

/** Enters what each field refuses, at once: typing would render the form for every letter. */
async function expectMessages(place: Place, form: FormCase, isNew: boolean) {
  for (const field of form.fields) {
    for (const [typed, message, others] of single(form.refused[field.name], isNew)) {
      // In the place of an address.
      const upload = place.queryByRole('button', { name: `${field.label} hochladen` });
      if (upload) fireEvent.click(upload);
      const control = fieldOf(place, field);
      // Visible only with other values.
      if (!control && others !== undefined) continue;
      if (!control) throw new Error(`${field.label} is not on the screen`);
      if (typed instanceof File && control.getAttribute('type') === 'file') await anyFile.upload(control, typed);
      else if (typeof typed === 'string' && isText(field)) {
        fireEvent.change(control, { target: { value: typed } });
        fireEvent.blur(control);
      } else continue;
      await waitFor(() => expect(fieldOf(place, field)).toHaveAccessibleDescription(expect.stringContaining(message)));
    }
  }
}

describe('each refused input has its message at its field', () => {
  const sheets = named.flatMap(([page, form]) =>
    form.opener === undefined ? [] : [[page, form.opener, form] as const],
  );

  it.each(sheets)('%s, which asks before it is left with it', async (_, opener, form) => {
    const { user } = renderAdmin({ at: form.at, as: 'admin' });
    const isNew = typeof opener === 'string';
    const button = isNew
      ? await screen.findByRole('button', { name: opener })
      : (within((await screen.findAllByRole('row'))[1] ?? document.body).getAllByRole('link')[0] ?? document.body);
    await user.click(button);
    const sheet = await dialog(isNew ? opener : /bearbeiten$|, /);
    if (isNew) {
      fireEvent.click(sheet.getByRole('button', { name: 'Speichern' }));
      await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
      for (const field of form.fields) {
        const refused = form.refused[field.name]?.find(([typed]) => isSame(typed, form.initial(field.name)));
        if (refused === undefined || refused[2] !== undefined) continue;
        const control = fieldOf(sheet, field);
        // Filled in with what is known.
        if (isText(field) && control instanceof HTMLInputElement && control.value !== '') continue;
        expect(control).toHaveAccessibleDescription(expect.stringContaining(refused[1]));
      }
      await askForEverything(sheet);
    }
    await expectMessages(sheet, form, isNew);
    fireEvent.click(sheet.getByRole('button', { name: 'Abbrechen' }));
    fireEvent.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('the settings, whose sections keep it while others are looked at', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings', as: 'admin' });
    const panel = () => within(screen.getByRole('tabpanel'));
    for (const [page, form] of named.filter(([, { opener }]) => opener === undefined)) {
      const title = page.replace('Einstellungen, ', '');
      await user.click(await screen.findByRole('tab', { name: new RegExp(`^${title}`) }));
      await expectMessages(panel(), form, false);
    }
  });
});
