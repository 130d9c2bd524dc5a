import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { platform } from '../platformServer';
import { dialog, renderAdmin, rowNames } from './renderAdmin';

const AT = '/admin/settings/trade-ins';
const tradeIns = () => platform.tenant(1).tradeIns;
const waiting = () => tradeIns().filter(({ calculationResultType: type }) => type === 2);

async function openList(at = AT) {
  const admin = renderAdmin({ at, as: 'employee' });
  await screen.findByRole('heading', { level: 1, name: 'Inzahlungnahmen' });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

describe('the list of trade-ins', () => {
  it('begins with those that wait, newest first, and turns pages of seven', async () => {
    const { user } = await openList();
    expect(rowNames()).toHaveLength(7);
    expect(screen.getByText(`7 / ${waiting().length}`)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(rowNames()).toHaveLength(waiting().length - 7));
  });

  it('finds a customer, and keeps the name out of the address', async () => {
    const { user, query } = await openList(`${AT}?ansicht=alle`);
    await user.type(screen.getByRole('searchbox'), 'tauscher insignia');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Opel Insignia')]));
    expect(query()).not.toContain('tauscher');
  });
});

describe('a trade-in', () => {
  it('refuses a value that is none', async () => {
    const { user } = await openList();
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    const sheet = await dialog('Inzahlungnahme bearbeiten');
    const value = sheet.getByRole('textbox', { name: /^Wert/ });
    await user.clear(value);
    await user.type(value, 'viel');
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByRole('button', { name: 'Wert: Ungültige Eingabe' })).toBeVisible();
    expect(platform.record.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('is released after a question that names the value in full hundreds', async () => {
    const { user } = await openList();
    const id = [...tradeIns()]
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .find((each) => each.calculationResultType === 2)?.id;
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    const sheet = await dialog('Inzahlungnahme bearbeiten');
    const value = sheet.getByRole('textbox', { name: /^Wert/ });
    await user.clear(value);
    await user.type(value, '12.399');
    expect(sheet.getByText(/Der Kunde erhält 12\.300\s€ \(auf volle 100 € abgerundet\)\./)).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: 'Freigeben' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const question = await dialog('Wert freigeben?');
    await user.click(question.getByRole('button', { name: /Für 12\.300\s€ freigeben/ }));
    expect(await screen.findByText('Änderung gespeichert')).toBeVisible();
    expect(tradeIns().find((each) => each.id === id)).toMatchObject({
      calculationResultType: 1,
      customerPrice: 12_399,
    });
    expect(platform.record.find(({ method }) => method === 'PUT')?.authorization).toMatch(/^Bearer /);
  });

  it('that still waits is saved, and says so for 2.75 seconds', async () => {
    const { user } = await openList();
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    const sheet = await dialog('Inzahlungnahme bearbeiten');
    fireEvent.change(sheet.getByRole('textbox', { name: /^Wert/ }), { target: { value: '9.800' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Änderung gespeichert')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => vi.advanceTimersByTimeAsync(2_750));
    expect(screen.queryByText('Änderung gespeichert')).not.toBeInTheDocument();
  });

  it('that is released is locked, and says why', async () => {
    const { user } = await openList(`${AT}?ansicht=freigegeben`);
    await user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
    const sheet = await dialog('Inzahlungnahme bearbeiten');
    expect(
      sheet.getByText('Die Inzahlungnahme wurde bereits freigeben und kann nicht bearbeitet werden.'),
    ).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByText('Freigegeben').length).toBeGreaterThan(1);
  });
});
