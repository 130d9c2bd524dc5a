import { describe, expect, it } from 'vitest';
import {
  contactFormSchema,
  contactMessage,
  contactOptions,
  contactRequestOf,
  EMPTY_CONTACT_FORM,
  type ContactEntries,
} from '../../../../src/domain/vehicle/text/contactRequest';
import { someSettings } from '../../../builders/tenant';
import { aVehicle } from '../../../builders/vehicle';

const FILLED: ContactEntries = {
  ...EMPTY_CONTACT_FORM,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@lovelace.de',
  message: 'Guten Tag',
};

const messages = (form: Partial<Record<keyof ContactEntries, unknown>>) => {
  const result = contactFormSchema.safeParse({ ...FILLED, ...form });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the contact form', () => {
  it.each([
    [{}, {}],
    [
      { firstName: '', lastName: ' ', email: '', message: '' },
      { firstName: 'erforderlich', lastName: 'erforderlich', email: 'erforderlich', message: 'erforderlich' },
    ],
    [{ email: 'ada' }, { email: 'ungültig' }],
    [{ phone: '0711' }, { phone: 'ungültig +49... erforderlich' }],
    [{ isCallbackDesired: true }, { phone: 'erforderlich wenn Rückruf erwünscht' }],
    [
      { isCallbackDesired: true, firstName: '' },
      { firstName: 'erforderlich', phone: 'erforderlich wenn Rückruf erwünscht' },
    ],
    [{ isCallbackDesired: true, phone: '+49 711 123456' }, {}],
    [{ isDataPrivacyConfirmed: false }, {}],
  ])('%o shows %o', (form, shown) => {
    expect(messages(form)).toEqual(shown);
  });

  it('is sent without blanks around, with the vehicle and the dealer', () => {
    const target = { dealerEmail: 'info@x.de', adminId: 'dealer', vehicleId: 'car', sourceUrl: 'https://x.de/#/a' };
    expect(contactRequestOf({ ...FILLED, firstName: ' Ada ', phone: '  ', isTestDriveDesired: true }, target)).toEqual({
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@lovelace.de',
      phone: undefined,
      message: 'Guten Tag',
      carDealerAdminEmail: 'info@x.de',
      carDealerAdminId: 'dealer',
      carId: 'car',
      sourceUrl: 'https://x.de/#/a',
      isTestDriveDesired: true,
      isCallbackDesired: false,
      isMarketingContactAllowed: false,
      isTireLabelRequested: false,
      isConditionReportRequested: false,
      isPriceProposalRequested: false,
      isDataPrivacyConfirmed: false,
    });
  });
});

describe('what a visitor may ask for', () => {
  const names = (context: Parameters<typeof contactOptions>[0]) => contactOptions(context).map(({ name }) => name);
  const settings = someSettings();

  it('is everything that fits a used car', () => {
    expect(names({ settings, vehicle: aVehicle() })).toEqual([
      'isTestDriveDesired',
      'isCallbackDesired',
      'isPriceProposalRequested',
      'isConditionReportRequested',
    ]);
  });

  it('is no condition report for new and day-registered cars, nor without the tab', () => {
    const report = 'isConditionReportRequested';
    expect(names({ settings, vehicle: aVehicle({ usedConditionType: 'new' }) })).not.toContain(report);
    expect(names({ settings, vehicle: aVehicle({ usedConditionType: 'dayRegistration' }) })).not.toContain(report);
    const withoutTab = someSettings({ uiVehicleDetailsAvailableChildRoutes: ['technische-daten'] });
    expect(names({ settings: withoutTab, vehicle: aVehicle() })).not.toContain(report);
  });

  it('is the tire label only for a new car', () => {
    expect(names({ settings, vehicle: aVehicle({ usedConditionType: 'new' }) })).toContain('isTireLabelRequested');
  });

  it('is no test drive in a B2B shop', () => {
    expect(names({ settings: someSettings({ isB2BShop: true }), vehicle: aVehicle() })).not.toContain(
      'isTestDriveDesired',
    );
  });

  it('is a call back without a vehicle', () => {
    expect(names({ settings })).toEqual(['isCallbackDesired']);
  });
});

describe('the prefilled message', () => {
  const vehicle = aVehicle({ marketingTitle: undefined });

  it('greets the team and names the vehicle', () => {
    expect(contactMessage({ settings: someSettings(), vehicle }, {})).toBe(
      [
        'Liebes Team von Autohaus Sonnenberg,',
        '',
        'ich interessiere mich für das Fahrzeug Volkswagen Golf (Fahrzeugnummer GW-1042).',
        '',
        'Mit freundlichen Grüßen',
      ].join('\n'),
    );
  });

  it('takes in each wish, but none that this shop does not offer', () => {
    const wishes = { isTestDriveDesired: true, isPriceProposalRequested: true, isTireLabelRequested: true };
    expect(contactMessage({ settings: someSettings({ companyNameShort: undefined }), vehicle }, wishes)).toBe(
      [
        'Sehr geehrte Damen und Herren,',
        '',
        'ich interessiere mich für das Fahrzeug Volkswagen Golf (Fahrzeugnummer GW-1042).',
        'Ich möchte gerne eine Probefahrt vereinbaren.',
        'Bitte unterbreiten Sie mir einen Preisvorschlag.',
        '',
        'Mit freundlichen Grüßen',
      ].join('\n'),
    );
  });

  it('does without a vehicle', () => {
    expect(contactMessage({ settings: someSettings() }, { isCallbackDesired: true })).toContain(
      'ich habe eine Frage an Sie.\nIch bitte um einen Rückruf.',
    );
  });
});
