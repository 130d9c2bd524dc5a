import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// The page is a chunk of its own; loaded beforehand, no test waits for it.
import '../../../src/features/vehicle/VehiclePage';
import { pdfFileName, pdfRequestOf } from '../../../src/features/vehicle/pdf/pdfRequest';
import { tenantOf } from '../../../src/domain/tenant/tenant';
import type { Car } from '../../platform/contract';
import { ADMIN_ID, someSettings } from '../../builders/tenant';
import { aVehicle, aWireVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';
import { saved } from '../../doubles/fileSaver';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const URL = 'https://dealer.test/fahrzeuge#/angebote-golf/1';
const tenant = tenantOf(ADMIN_ID, someSettings());

describe('what the overview is made of', () => {
  it('names dealer, place and address of the page', () => {
    const { client, url } = pdfRequestOf({
      vehicle: aVehicle(),
      tenant,
      financing: { status: 'none' },
      url: URL,
      now: NOW,
    });
    expect(client).toMatchObject({
      adminId: ADMIN_ID,
      companyAddress: 'Aachener Straße 100, 50674 Köln',
      email: 'koeln@autohaus.test',
      phone: '+49 221 123456',
      detailsUrl: URL,
    });
    expect(url).toBe(URL);
  });

  it('sends empty texts for what is not known, and no financing without a quote', () => {
    const vehicle = aVehicle({ location: undefined, dealerEmail: undefined });
    const bare = tenantOf(
      ADMIN_ID,
      someSettings({
        logoUrl: undefined,
        tradeInContactEmail: undefined,
        tradeInContactPhone: undefined,
      }),
    );
    const request = pdfRequestOf({ vehicle, tenant: bare, financing: { status: 'loading' }, url: URL, now: NOW });
    expect(request.client).toMatchObject({ companyAddress: '', email: '', phone: '', logoUrl: '' });
    expect(request).not.toHaveProperty('financingCalculation');
  });

  it('holds the quote with its legal text, and 0 where there is no final instalment', () => {
    const request = pdfRequestOf({
      vehicle: aVehicle(),
      tenant,
      financing: {
        status: 'ready',
        quote: {
          monthlyInstallmentRate: 413.55,
          finalInstallment: 0,
          deposit: 2200,
          duration: 60,
          calculationId: undefined,
          annualMileage: undefined,
          legalTextHtml: '<p>Repräsentatives Beispiel</p>',
        },
      },
      url: URL,
      now: NOW,
    });
    expect(request.financingCalculation).toEqual({
      finalInstallment: 0,
      fundingDeposit: 2200,
      fundingDuration: 60,
      monthlyInstallment: 413.55,
      legalTextHtml: '<p><strong>Achtung! Kreditaufnahme kostet Geld.</strong></p><p>Repräsentatives Beispiel</p>',
    });
  });

  it.each([
    ['VOLKSWAGEN', 'GOLF', 'VOLKSWAGEN GOLF.pdf'],
    ['MERCEDES-BENZ', 'V 300 d 4MATIC: "EDITION"', 'MERCEDES-BENZ V 300 d 4MATIC EDITION.pdf'],
    ['CITROËN', 'ë-C4/X', 'CITROËN ë-C4 X.pdf'],
  ])('is named after %s %s', (manufacturer, model, name) => {
    expect(pdfFileName({ manufacturer, model })).toBe(name);
  });
});

describe('saving the overview', () => {
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    platform.tenant(1).vehicles.unshift(aWireVehicle() as unknown as Car);
  });
  const openVehicle = async () => {
    const app = renderApp({ at: `/angebote-golf/11111111-1111-4111-8111-111111111111` });
    await screen.findByRole('heading', { level: 1, name: 'Volkswagen Golf' });
    return app;
  };

  it('says where it did not work, saves the platform’s file under manufacturer and model, and tells the host', async () => {
    const recover = platform.fail(/\/pdf/, 500);
    const { user, environment } = await openVehicle();
    const save = () => user.click(screen.getByRole('button', { name: 'PDF-Übersicht speichern' }));
    await save();
    expect(await screen.findByText('Die PDF-Übersicht konnte nicht erstellt werden.')).toBeVisible();
    recover();
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText('Die PDF-Übersicht konnte nicht erstellt werden.')).not.toBeInTheDocument();
    expect(saved[0]?.name).toBe('VOLKSWAGEN GOLF.pdf');
    expect(saved[0]?.file.type).toBe('application/pdf');
    expect(environment.events.filter(({ type }) => type === 'pdf-saved')).toMatchObject([
      { detail: { vehicleId: '11111111-1111-4111-8111-111111111111', currency: 'EUR' } },
    ]);
    expect(await screen.findByText(/Die PDF-Übersicht wurde gespeichert\.$/)).toBeInTheDocument();
  });
});
