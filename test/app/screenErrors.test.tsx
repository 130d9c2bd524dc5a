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
  it('shows the status twice, and can be tried again', async () => {
    expectConsole('error', /request failed: server/);
    let isBroken = true;
    function Screen() {
      if (isBroken) throw new HttpError('server', 503);
      return <p>Wieder da</p>;
    }
    render(
      <MemoryRouter>
        <ScreenErrorBoundary place="/">
          <Screen />
        </ScreenErrorBoundary>
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { name: '503 - 503' })).toBeVisible();
    expect(screen.getByText('Es ist etwas schief gelaufen')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.getByText('Wieder da')).toBeVisible();
  });
});
