import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { hasGuaranteeNotice, shortWarrantyText, GUARANTEE_TEXT } from '../../../src/domain/law/guarantee';
import { intermediarySentence } from '../../../src/domain/law/intermediary';
import { garanLabelOf, legalMakeOf } from '../../../src/domain/law/makes';
import { tenantSettingsSchema } from '../../../src/domain/tenant/settings';
import type { UsedCondition } from '../../../src/domain/enums/usedCondition';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';

describe('the notice about the legal guarantee', () => {
  it('has the official wording, letter for letter', () => {
    expect(GUARANTEE_TEXT).toBe(
      'Gesetzliche Gewährleistung. Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden. Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren nicht der Beschreibung entsprechen, nicht bestimmungsgemäß funktionieren. Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten: kostenlose Nachbesserung oder kostenlose Ersatzlieferung, in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises. In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr. Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer. europa.eu/youreurope/garantien. Was ist zu tun, wenn Sie vertragswidrige Waren erhalten? 1. Melden Sie dem Verkäufer das Problem so bald wie möglich. 2. Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug. Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    );
  });

  it('is for consumers only', () => {
    expect(hasGuaranteeNotice({ isB2BShop: false }, NOW)).toBe(true);
    expect(hasGuaranteeNotice({ isB2BShop: true }, NOW)).toBe(false);
  });
});

describe('one year of warranty instead of two', () => {
  const usedWarrantyText = 'Die Gewährleistung beträgt ein Jahr.';
  const settings = someSettings({ usedWarrantyMonths: 12, usedWarrantyText });
  const textOf = (overrides = {}, condition: UsedCondition | undefined = 'used', isForCompany = false) =>
    shortWarrantyText({ ...settings, ...overrides }, { usedConditionType: condition }, isForCompany);

  it('is agreed on for used vehicles of consumers', () => {
    for (const condition of ['used', 'demonstration', 'nearlyNew', 'classic'] as const)
      expect(textOf({}, condition)).toBe(usedWarrantyText);
  });

  it.each<[string, Parameters<typeof textOf>]>([
    ['for a new vehicle', [{}, 'new']],
    ['for a day registration', [{}, 'dayRegistration']],
    ['for a company', [{}, 'used', true]],
    ['in a shop for companies', [{ isB2BShop: true }]],
    ['with two years', [{ usedWarrantyMonths: 24 }]],
    ['without the text of the dealer', [{ usedWarrantyText: undefined }]],
  ])('is not asked for %s', (_, parts) => {
    expect(textOf(...parts)).toBeUndefined();
  });

  it.each([undefined, null, 'zwölf', 13, 0, -12, {}])(
    'stays at two years with the setting %j',
    (usedWarrantyMonths) => {
      expect(z.parse(tenantSettingsSchema, { usedWarrantyMonths }).usedWarrantyMonths).toBe(24);
    },
  );
});

describe('legal data of a make', () => {
  const kia = {
    manufacturer: 'Kia',
    garanYears: 7,
    garanLabelUrl: 'https://a.test/g.svg',
    dataInfoUrl: 'https://kia.test',
  };
  const settings = someSettings({ legalMakes: [kia] });
  const car = aVehicle({ manufacturer: 'KIA', initialRegistration: '2024-05-01' });

  it('is found by the make in any spelling, and never in a shop for companies', () => {
    expect(legalMakeOf(settings, car)).toBe(kia);
    expect(legalMakeOf(settings, aVehicle())).toBeUndefined();
    expect(legalMakeOf({ ...settings, isB2BShop: true }, car)).toBeUndefined();
  });

  it('bears the label only as long as a guarantee of more than two years with its graphic runs', () => {
    expect(garanLabelOf(settings, car, NOW)).toEqual({ years: 7, url: 'https://a.test/g.svg' });
    expect(garanLabelOf(settings, { ...car, initialRegistration: undefined }, NOW)?.years).toBe(7);
    expect(garanLabelOf(settings, { ...car, initialRegistration: '2015-05-01' }, NOW)).toBeUndefined();
    const changed = (part: Partial<typeof kia>) => someSettings({ legalMakes: [{ ...kia, ...part }] });
    expect(garanLabelOf(changed({ garanYears: 2 }), car, NOW)).toBeUndefined();
    expect(garanLabelOf(changed({ garanLabelUrl: undefined }), car, NOW)).toBeUndefined();
    expect(garanLabelOf(someSettings(), car, NOW)).toBeUndefined();
  });

  it('survives broken settings', () => {
    const read = (legalMakes: unknown) => z.parse(tenantSettingsSchema, { legalMakes }).legalMakes;
    expect(read('Kia')).toEqual([]);
    expect(
      read([null, { garanYears: 7 }, { manufacturer: 'Kia', garanYears: 'sieben', dataInfoUrl: 'javascript:1' }]),
    ).toEqual([{ manufacturer: 'Kia' }]);
  });
});

// (rules/law: strictest reading)
describe('sentences of the dealer', () => {
  it('never leave a blank where a setting is missing', () => {
    const read = (raw: object) => z.parse(tenantSettingsSchema, { companyName: 'Autohaus Nord', ...raw });
    expect(intermediarySentence(read({ creditIntermediaryType: 'kaputt' }))).toMatch(
      /^Autohaus Nord vermittelt Kredite nur der hier genannten Darlehensgeber und nicht unabhängig/,
    );
    expect(
      intermediarySentence(read({ creditIntermediaryType: 'ONE_LENDER', creditLenders: ['Bank A, Weg 1, Köln'] })),
    ).toContain('nur eines Darlehensgebers, an den die Vermittlung gebunden ist: Bank A, Weg 1, Köln.');
    expect(intermediarySentence(read({ creditIntermediaryType: 'SEVERAL_LENDERS' }))).toContain(
      'an die die Vermittlung gebunden ist. ',
    );
    expect(intermediarySentence(read({ creditIntermediaryType: 'INDEPENDENT' }))).toContain(
      'unabhängiger Darlehensvermittler',
    );
  });
});
