import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ScreenErrorBoundary } from '../../src/app/ScreenErrorBoundary';
import { HttpError } from '../../src/lib/http/errors';
import { expectConsole } from '../console';

describe('a screen that fails to be shown', () => {
  it.each([
    ['/angebote-x/1', 'Bitte versuchen Sie es erneut oder laden Sie die Seite neu.'],
    [
      '/cars/1/checkout/9-summary',
      'Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.',
    ],
    [
      '/cars/trade-in/3-zustand',
      'Ihre Eingaben sind gesichert. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.',
    ],
  ])('says at %s that entries are safe only where they are kept', (place, advice) => {
    expectConsole('error', /broken/);
    const Screen = () => {
      throw new Error('broken');
    };
    render(
      <ScreenErrorBoundary place={place}>
        <Screen />
      </ScreenErrorBoundary>,
    );
    expect(screen.getByText(advice)).toBeVisible();
  });
});

describe('a screen that an answer of the platform ended', () => {
  it('says what to do, when, and what is kept, shows the status twice, and can be tried again', async () => {
    expectConsole('error', /request failed: busy/);
    let isBroken = true;
    function Screen() {
      if (isBroken) throw new HttpError('busy', 503, { retryAfterMs: 30_000 });
      return <p>Wieder da</p>;
    }
    render(
      <MemoryRouter>
        <ScreenErrorBoundary place="/cars/1/checkout/9-summary">
          <Screen />
        </ScreenErrorBoundary>
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { name: 'Es ist etwas schief gelaufen' })).toBeVisible();
    for (const text of [
      'Der Server des Shops ist gerade ausgelastet. Bitte versuchen Sie es in 30 Sekunden noch einmal.',
      'Ihre Eingaben sind gesichert.',
      'Fehlercode 503 - 503',
    ])
      expect(screen.getByText(text)).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.getByText('Wieder da')).toBeVisible();
  });
});
