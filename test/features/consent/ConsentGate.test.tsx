import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConsentGate, type ConsentGateProps } from '../../../src/features/consent/ConsentGate';
import { SERVICES } from '../../../src/features/consent/services';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { createShopServices } from '../../../src/state/shop';
import { ShopProvider } from '../../../src/state/shopContext';
import { StyleRoot } from '../../../src/ui/styles';
import { CONSENT_SERVICES } from '../../../src/state/consent';
import { anEnvironment } from '../../builders/environment';
import { aTenant } from '../../builders/tenant';

function renderGate(props: Partial<ConsentGateProps> = {}, consent: 'ask' | 'external' = 'ask', settings = {}) {
  const environment = anEnvironment({ consent });
  const services = createShopServices(environment, { transport: axiosTransport });
  const shop = { ...services, tenant: aTenant(settings) };
  const gateAt = (place = props.place) => (
    <StyleRoot root={document}>
      <ShopProvider shop={shop}>
        <ConsentGate service="impel" {...props} place={place}>
          <p>Inhalt</p>
        </ConsentGate>
      </ShopProvider>
    </StyleRoot>
  );
  const view = render(gateAt());
  return { services, user: userEvent.setup(), view, again: (place?: string) => render(gateAt(place)) };
}

const content = () => screen.queryByText('Inhalt');
const press = (name: string) => screen.getByRole('button', { name });

describe('the gate before a third party', () => {
  it('says who gets which data and why, and shows nothing of the third party', () => {
    renderGate({ url: 'https://spin.example/walk/1' });
    expect(screen.getByRole('region', { name: '360°-Ansicht anzeigen' })).toHaveTextContent(
      'Empfänger: Impel (SpinCar, Inc.), USA (spin.example)Daten: Ihre IP-Adresse, Angaben zu Browser und Gerät und welches Fahrzeug Sie ansehen.Zweck: Das Fahrzeug von allen Seiten zeigen.',
    );
    expect(content()).toBeNull();
  });

  it('lets through once, for this place and as long as the page stays, and keeps nothing', async () => {
    const { user, view, again, services } = renderGate({ place: 'vehicle-1' });
    await user.click(press('Einmal laden'));
    expect(content()).toBeVisible();
    expect(localStorage.length).toBe(0);
    view.unmount();
    again();
    expect(content()).toBeVisible();
    expect(services.consent.getState().granted).toEqual([]);
    expect(services.consent.getState().once).toEqual(['impel vehicle-1']);
  });

  it('asks anew for another place', async () => {
    const { user, again } = renderGate({ place: 'vehicle-1' });
    await user.click(press('Einmal laden'));
    expect(content()).toBeVisible();
    again('vehicle-2');
    expect(press('Einmal laden')).toBeVisible();
    expect(screen.getAllByText('Inhalt')).toHaveLength(1);
  });

  it('puts the focus on what came in the place of the button', async () => {
    const { user } = renderGate();
    await user.click(press('Einmal laden'));
    expect(content()?.parentElement).toHaveFocus();
  });

  it('does not ask where the host decides, and waits for its word', () => {
    const { services } = renderGate({}, 'external');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/sobald Sie ihn in den Cookie-Einstellungen dieser Website erlauben/)).toBeVisible();
    act(() => services.consent.getState().grant(['impel']));
    expect(content()).toBeVisible();
    expect(content()?.parentElement).not.toHaveFocus();
  });

  it('leads to the privacy document of a dealer who has one', () => {
    renderGate({}, 'ask', { privacyDocumentUrl: 'https://dealer.test/datenschutz' });
    expect(screen.getByRole('link', { name: /^Datenschutz/ })).toHaveAttribute(
      'href',
      'https://dealer.test/datenschutz',
    );
  });

  it.each(CONSENT_SERVICES)('has words for %s', (service) => {
    for (const words of Object.values(SERVICES[service])) expect(words).not.toBe('');
  });
});
