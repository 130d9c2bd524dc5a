import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Preloads lazy chunks.
import '../../../../src/features/search/phrase/PhrasePreview';
import { platform } from '../../../platformServer';
import { renderApp } from '../../../render';

const SENTENCE = 'Kombi unter 350 € mit 4.000 € Anzahlung, 48 Monate, 10.000 km im Jahr';
const LINE =
  /^Mein Rahmen: Finanzierung\s· bis\s350\s€\sim\sMonat\s· 4\.000\s€\sAnzahlung\s· 48\sMonate\s· 10\.000\skm\sim\sJahr$/;
const lineOf = (name: RegExp | string) => screen.findByRole('button', { name });
const asked = () => platform.record.filter(({ path }) => path.includes('property-values-extended')).at(-1)?.query;

// rules/search: frame.
it('a sentence sets the frame, says so, and is taken back with it', async () => {
  const { user, environment } = renderApp();
  await screen.findByText(/^Angezeigt/);
  const box = screen.getByRole('searchbox', { name: 'Volltextsuche' });
  await user.click(box);
  await user.paste(SENTENCE);
  const understood = within(await screen.findByRole('group', { name: 'So verstanden:' }));
  expect(understood.getAllByRole('button').map((chip) => chip.textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Kombi',
    'Monatliche Rate: bis 350 €',
    '4.000 € Anzahlung',
    '48 Monate',
    '10.000 km im Jahr',
  ]);
  expect(screen.queryByText(/Danach lässt sich nicht/)).toBeNull();
  await user.click(understood.getByRole('button', { name: /^10\.000\skm im Jahr streichen$/ }));
  expect(box).toHaveValue('Kombi unter 350 € mit 4.000 € Anzahlung, 48 Monate,');
  await user.clear(box);
  await user.paste(SENTENCE);
  await user.keyboard('{Enter}');

  expect(await lineOf(LINE)).toBeVisible();
  const said =
    /^So verstanden: 2 Filter aus Ihrem Satz\. Mein Rahmen: Finanzierung\s· bis\s350\s€\sim\sMonat\s· 4\.000\s€\sAnzahlung\s· 48\sMonate\s· 10\.000\skm\sim\sJahr\.$/;
  expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  // What may be within 350 € with these terms.
  await waitFor(() =>
    expect(asked()).toMatchObject({ vehicleSubTypes: 'KOMBI', maxMonthlyFinancingRateExample: '595' }),
  );
  expect(decodeURIComponent(environment.history.current.location.search)).toContain(
    'prices=rate&deposit=4000&months=48&kilometres=10000',
  );

  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await lineOf('Bar kaufen, finanzieren oder leasen?')).toBeVisible();
  expect(box).toHaveValue(SENTENCE);
  await waitFor(() => expect(environment.history.current.location.search).not.toMatch(/deposit|months|Rate/));
});

it('a leasing’s rate is bounded, and what the sheet changes afterwards is not taken back', async () => {
  const { user } = renderApp();
  await screen.findByText(/^Angezeigt/);
  await user.click(screen.getByRole('searchbox', { name: 'Volltextsuche' }));
  await user.paste('Leasing unter 300 mit 2.000 € Sonderzahlung');
  await user.keyboard('{Enter}');
  await user.click(await lineOf(/^Mein Rahmen: Leasing\s· bis\s300\s€\sim\sMonat\s· 2\.000\s€\sSonderzahlung\snetto$/));
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await user.click(within(await screen.findByRole('dialog')).getByRole('radio', { name: 'Finanzierung' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
});
