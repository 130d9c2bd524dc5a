import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { customerEntries } from '../../builders/order';
import { platform, server } from '../../platformServer';
import { aFreeCar, fill, heading, keepDraft, renderCheckout, setUpCheckout, SUMMARY } from './journey';

setUpCheckout();

const city = () => screen.getByRole('textbox', { name: /^Ort/ });

/** The form of an order without a place; `answer` lets the service of the postal codes answer. */
async function openForm() {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  server.use(
    http.get('*/zip/de/Localities', async ({ request }) => {
      const code = new URL(request.url).searchParams.get('postalCode') ?? '';
      // Not the place of the dealer, whose holidays are asked for.
      if (code === '34117') asked.push(code);
      await held;
      return HttpResponse.json([{ postalCode: '34117', name: 'Kassel', federalState: { key: '06', name: 'Hessen' } }]);
    }),
  );
  const car = aFreeCar();
  keepDraft(car, { customer: { ...customerEntries, zipCode: '', city: '' } });
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  const allow = () => act(() => app.services.consent.getState().grant(['calendar']));
  const enter = () => fill(screen.getByRole('textbox', { name: /Postleitzahl/ }), '34117');
  return { ...app, asked, answer, allow, enter };
}

it('asks for the city of a postal code once the visitor has agreed, and fills it in', async () => {
  const { asked, answer, allow, enter } = await openForm();
  enter();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Postleitzahl/ })).toHaveValue('34117'));
  expect(asked).toEqual([]);
  expect(platform.record.filter(({ path }) => path.includes('holidays'))).toEqual([]);
  allow();
  answer();
  await waitFor(() => expect(city()).toHaveValue('Kassel'));
  expect(asked).toHaveLength(1);
});

it('fills no city into what is being typed, but once the field is left empty', async () => {
  const { user, asked, answer, allow, enter } = await openForm();
  allow();
  enter();
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(city());
  answer();
  await user.keyboard('Kas');
  expect(city()).toHaveValue('Kas');
  await user.clear(city());
  await user.tab();
  await waitFor(() => expect(city()).toHaveValue('Kassel'));
});
