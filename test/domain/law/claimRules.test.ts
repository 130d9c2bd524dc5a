import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { claimRules, claimsIn, claimsInBenefits, claimText } from '../../../src/domain/law/claimRules';
import { textOf } from '../../../src/lib/text/formattedText';
import { textRules } from '../../../src/domain/stock-check/textRules';
import { stockFindings } from '../../../src/domain/stock-check/checkStock';
import { vehicleSchema } from '../../../src/domain/vehicle/vehicle';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';
import { createPlatform } from '../../platform/platform';

/** 'rule: words' of each claim. */
const said = (text: string) => claimsIn(text).map(({ rule, words }) => `${rule.id}: ${words.join(' | ')}`);

describe('claims in texts', () => {
  it.each([
    ['Besonders umweltfreundlich unterwegs.', 'green-claim: umweltfreundlich'],
    ['Umweltfreundliche Technik für die Stadt', 'green-claim: Umweltfreundliche'],
    ['Der klimafreundliche Familienwagen', 'green-claim: klimafreundliche'],
    ['Klimaneutral zur Arbeit!', 'green-claim: Klimaneutral'],
    ['CO2-neutral fahren', 'green-claim: CO2-neutral'],
    ['CO₂-neutral fahren', 'green-claim: CO2-neutral'],
    ['Nachhaltige Mobilität zum fairen Preis', 'green-claim: Nachhaltige'],
    ['Nachhaltig und günstig', 'green-claim: Nachhaltig'],
    ['Ökologische Fahrweise serienmäßig', 'green-claim: Ökologische'],
    ['Völlig emissionsfrei.', 'green-claim: emissionsfrei'],
    ['Grüne Mobilität beginnt hier', 'green-claim: Grüne Mobilität'],
    ['Für grünes Fahren', 'green-claim: grünes Fahren'],
    ['Zero Emission für alle', 'green-claim: Zero Emission'],
    ['umweltschonender Antrieb', 'green-claim: umweltschonender'],
    [
      'Die CO2-Emissionen werden durch Zertifikate kompensiert',
      'green-compensation: CO2-Emissionen werden durch Zertifikate',
    ],
    ['Für jedes Auto pflanzen wir einen Baum', 'green-compensation: pflanzen wir einen Baum'],
    ['Ausgezeichnet mit unserem Öko-Siegel', 'green-seal: Öko-Siegel'],
    ['Finanzierung trotz Schufa', 'credit-claim: trotz Schufa'],
    ['Kredit ohne Schufa-Auskunft', 'credit-claim: ohne Schufa'],
    ['Bestehende Kredite spielen keine Rolle', 'credit-claim: Bestehende Kredite spielen keine Rolle'],
    ['Finanzierung statt Erspartes', 'credit-claim: statt Erspartes'],
    [
      'Steigern Sie Ihren Lebensstandard: mehr Lebensstandard mit unserer Finanzierung',
      'credit-claim: mehr Lebensstandard',
    ],
    [
      'Der Kredit verbessert Ihre finanzielle Lage',
      'credit-claim: Kredit verbessert Ihre finanzielle | verbessert Ihre finanzielle Lage',
    ],
    ['Finanzierung ab 199 € im Monat', 'rate-in-text: ab 199 € im Monat'],
    ['Leasing schon ab 249,- € mtl.', 'rate-in-text: ab 249,- € mtl.'],
    ['Monatliche Rate nur 179,00 €', 'rate-in-text: Monatliche Rate nur 179,00 €'],
    ['Jetzt mit 0,99 % Finanzierung', 'rate-in-text: 0,99 % Finanzierung'],
    ['Effektiver Jahreszins 3,99 %', 'rate-in-text: Effektiver Jahreszins 3,99 %'],
    ['Null-Prozent-Finanzierung', 'rate-in-text: Null-Prozent-Finanzierung'],
    ['Preis zzgl. Überführung', 'transfer-costs: zzgl. Überführung'],
    ['zuzüglich 990 € Überführungskosten', 'transfer-costs: zuzüglich 990 € Überführungskosten'],
    ['Überführungskosten werden gesondert berechnet', 'transfer-costs: Überführungskosten werden gesondert'],
    ['Streitbeilegung: https://ec.europa.eu/consumers/odr/', 'dispute-platform: ec.europa.eu/consumers/odr/'],
    ['Wir weisen auf die OS-Plattform hin', 'dispute-platform: OS-Plattform'],
    ['Inklusive 2 Jahre Gewährleistung', 'warranty-as-extra: Inklusive 2 Jahre Gewährleistung'],
    ['+ 24 Monate gesetzliche Gewährleistung', 'warranty-as-extra: + 24 Monate gesetzliche Gewährleistung'],
    ['12 Monate Gewährleistung inklusive', 'warranty-as-extra: 12 Monate Gewährleistung inklusive'],
    [
      'Kraftstoffpreis 1,86 €/l (Jahresdurchschnitt 2023)',
      'old-energy-prices: Kraftstoffpreis 1,86 €/l (Jahresdurchschnitt 2023',
    ],
    ['CO2-Kosten im Zeitraum 2025–2034: 1.200 €', 'old-energy-prices: CO2-Kosten im Zeitraum 2025–2034'],
    ['klimaneutral lackiert', 'green-claim: klimaneutral'],
    ['CO2-neutral unterwegs', 'green-claim: CO2-neutral'],
    ['Öko-Auto für die Stadt', 'green-claim: Öko-Auto'],
    ['Nachhaltigkeit auf vier Rädern', 'green-claim: Nachhaltigkeit'],
    ['Gut für die Umwelt', 'green-claim: Gut für die Umwelt'],
    ['Schont das Klima und den Geldbeutel', 'green-claim: Schont das Klima'],
    ['Fahren Sie grün!', 'green-claim: Fahren Sie grün'],
    ['Wir gleichen das CO2 für Sie aus', 'green-compensation: gleichen das CO2 für Sie aus'],
    ['klimakompensiert ausgeliefert', 'green-compensation: klimakompensiert'],
    ['Finanzierung ohne Schufa', 'credit-claim: ohne Schufa'],
    ['Schufafrei finanzieren', 'credit-claim: Schufafrei'],
    ['Finanzierung auch bei schlechter Bonität', 'credit-claim: bei schlechter Bonität'],
    ['Finanzieren statt sparen', 'credit-claim: Finanzieren statt sparen'],
    ['Das erhöht Ihren Lebensstandard', 'credit-claim: erhöht Ihren Lebensstandard'],
    ['0 % Finanzierung möglich', 'rate-in-text: 0 % Finanzierung'],
    ['Null Prozent Zinsen', 'rate-in-text: Null Prozent Zinsen'],
    ['Finanzierung zu 2,99 % effektiv', 'rate-in-text: 2,99 % effektiv'],
    ['Effektivzins 3,9 %', 'rate-in-text: Effektivzins 3,9 %'],
    ['Finanzieren Sie für 199,- monatlich', 'rate-in-text: 199,- monatlich'],
    ['Leasingrate von 199 €', 'rate-in-text: Leasingrate von 199 €'],
    ['Finanzierung, Rate nur 99 € im Monat', 'rate-in-text: Rate nur 99 €'],
    ['Preis ohne Überführung', 'transfer-costs: Preis ohne Überführung'],
    ['19.990 € + Überführung', 'transfer-costs: + Überführung'],
    ['Überführungspauschale 890 €', 'transfer-costs: Überführungspauschale 890 €'],
    ['Überführung nicht im Preis enthalten', 'transfer-costs: Überführung nicht im Preis enthalten'],
    ['OS Plattform der EU', 'dispute-platform: OS Plattform'],
    ['Gratis: 2 Jahre Gewährleistung', 'warranty-as-extra: Gratis: 2 Jahre Gewährleistung'],
    ['Wir schenken Ihnen 12 Monate Gewährleistung', 'warranty-as-extra: schenken Ihnen 12 Monate Gewährleistung'],
    ['Kraftstoffkosten auf Basis 2023', 'old-energy-prices: Kraftstoffkosten auf Basis 2023'],
  ])('%s', (text, finding) => {
    expect(said(text)).toContainEqual(finding);
  });

  it('each name the act and what to write instead', () => {
    for (const { label, source, instead } of claimRules) {
      expect(label).not.toBe('');
      expect(source).toMatch(/UWG|PAngV|EnVKV|Richtlinie|Verordnung/);
      expect(instead).toMatch(/\.$|“$/);
    }
    const [claim] = claimsIn('umweltfreundlich');
    expect(claim && claimText(claim)).toBe(
      '„umweltfreundlich“: Allgemeine Umweltaussage (UWG, Richtlinie (EU) 2024/825). ' +
        'Schreiben Sie, was genau gilt, zum Beispiel Verbrauch, CO₂-Klasse oder „Elektroantrieb“.',
    );
  });

  it('leave a rate alone that has its whole example', () => {
    expect(
      said(
        'Finanzierung ab 199 € im Monat: Nettodarlehensbetrag 10.000 €, effektiver Jahreszins 3,99 %, Sollzins 3,92 %, Gesamtbetrag 11.000 €.',
      ),
    ).toEqual([]);
  });

  it('count a warranty among the benefits as an extra', () => {
    expect(claimsInBenefits(['Zwei Jahre Gewährleistung']).map(({ words }) => words)).toEqual([
      ['Zwei Jahre Gewährleistung'],
    ]);
    expect(claimsInBenefits(['Zwei Jahre Garantie', 'Lieferung ab 99 €'])).toEqual([]);
    expect(claimsInBenefits(['Finanzierung', 'Stellplatz 20 € im Monat'])).toEqual([]);
  });

  it.each([
    'Grüne Plakette',
    'Umweltplakette 4 (grün)',
    'Farbe Grün',
    'Grün metallic',
    'Dunkelgrüne Lederausstattung',
    'Mit grünen Ziernähten',
    'Grüner Lack, neu poliert',
    'Öko-Modus',
    'ECO-Modus und Sport-Modus',
    'EcoBoost-Motor mit 125 PS',
    'BlueMotion Technology',
    'Nachhaltigkeitsbericht liegt aus',
    'Der Nachhaltigkeitsbericht des Herstellers',
    'Der Schaden wurde nachhaltig repariert',
    'Nachhaltig gepflegt und immer in der Garage',
    'Euro 6d, schadstoffarm',
    'Verbrauch kombiniert 5,6 l/100 km',
    'CO₂-Emissionen kombiniert 128 g/km',
    'CO2-Klasse D',
    'Elektroantrieb mit 400 km Reichweite',
    'Lokal emissionsfrei im Elektrobetrieb',
    'Nicht klimaneutral, aber sparsam',
    'Sparsamer Diesel',
    'Klimaanlage und Klimaautomatik',
    '2-Zonen-Klimaautomatik',
    'Umweltbonus wurde bereits beantragt',
    'Abgasuntersuchung neu',
    'Umfeldbeleuchtung und Rückfahrkamera',
    'Finanzierung und Leasing sind auch ohne Anzahlung möglich',
    'Wir beraten Sie gern zur Finanzierung',
    'Inzahlungnahme möglich',
    'Eine Schufa-Auskunft holt die Bank ein',
    'Ratenzahlung nach Absprache',
    'Online-Dienste für 9,99 € im Monat zubuchbar',
    'Werkstattservice ab 19 € monatlich',
    'Kfz-Steuer 85 € im Jahr',
    'Versicherung ab 49 € pro Monat',
    'Preis inkl. Überführung',
    'Die Überführungskosten sind im angegebenen Preis enthalten',
    'Überführung und Zulassung inklusive',
    'zzgl. Zulassung',
    'Zubehör zzgl. Montage',
    'Lieferung bundesweit ab 99 €',
    'Verbraucherschlichtung: wir nehmen nicht teil',
    '2 Jahre Garantie inklusive',
    'Inklusive 24 Monate Gebrauchtwagengarantie',
    'Herstellergarantie bis 03/2028',
    'stellt keine Gewährleistung im kaufrechtlichen Sinne dar',
    'Es gilt die gesetzliche Gewährleistung',
    'Die Gewährleistung beträgt zwei Jahre',
    'Verkauf an Gewerbe ohne Gewährleistung',
    'Batterie mit 8 Jahren Garantie',
    'Energieeffizienzklasse B',
    'Strompreis laut Ihrem Vertrag',
    'Motor 2.0 TDI mit 150 PS',
    '0 % Kratzer, 100 % gepflegt',
    'Zinsfuß spielt hier keine Rolle',
    'Anhängelast 12 % Steigung 1.800 kg',
    'Baumnussfarbenes Holzdekor',
    'Lichtpaket mit grüner Ambientebeleuchtung',
    'Fahrmodus „Grün“ für die Ambientebeleuchtung',
    'Nichtraucherfahrzeug aus erster Hand',
    'TÜV-Prüfbericht liegt vor',
    'Sitze aus 2022 mit grünem Gurt',
    'Grüne Plakette vorhanden',
    'TÜV neu',
    'Öko-Taste',
    'Umweltplakette: grün',
    'Grüne Versicherungskarte liegt bei',
    'Ausstattungslinie GreenLine',
    'Lack: Nachhaltigkeitsgrün',
    'Nachhaltige Wirkung der Politur',
    'Mehr zur Nachhaltigkeit im Bericht des Herstellers',
    'Mit Ökostrom geladen',
    'Elektrofahrzeug: emissionsfreie Zone Amsterdam befahrbar',
    'Kein klimaneutrales Fahrzeug',
    'Die Niveauregulierung kompensiert die Beladung',
    'Finanzierung möglich',
    'Kreditkarte wird akzeptiert',
    'Finanzierung über unsere Partnerbank, Service für 19 € im Monat zubuchbar',
    'Leasingrückläufer, Werkstattservice ab 19 € monatlich',
    'Ehemaliges Leasingfahrzeug mit 36 Monaten Laufzeit',
    '5 % Zinsen auf Ihr Tagesgeld',
    'Überführungskennzeichen auf Wunsch',
    'Überführung: 990 € im Preis enthalten',
    'Inspektion + Transport inklusive',
    'Frachtbrief liegt vor',
    'Zwei Jahre Neuwagengarantie zubuchbar',
    'Sachmängelhaftung: 1 Jahr',
    'Diesel: 1,61 €/l im Durchschnitt',
    'CO2-Preis 2027 bis 2036',
    'Sitze aus recyceltem Stoff',
    'Verbesserte Ladezeiten',
    'Alte Kredite lösen wir nicht ab',
  ])('harmless: %s', (text) => {
    expect(said(text)).toEqual([]);
    expect(claimsInBenefits([text])).toEqual([]);
  });
});

describe('the texts of vehicles', () => {
  const found = (overrides: Parameters<typeof aVehicle>[0]) => {
    const vehicle = aVehicle(overrides);
    return stockFindings(vehicle, { now: NOW, settings: someSettings() }).flatMap(({ rule, text }) =>
      textRules.some(({ id }) => id === rule.id) ? [`${rule.id}: ${text}`] : [],
    );
  };

  it('are searched in title, campaign and description, through their HTML', () => {
    expect(found({ marketingTitle: 'Golf klimaneutral', marketingCampaign: 'Grüne Mobilität' })).toEqual([
      'green-claim: Titel: „klimaneutral“; Kampagne: „Grüne Mobilität“.',
    ]);
    expect(found({ descriptionHtml: '<p>Preis <b>zzgl.</b>&nbsp;&Uuml;berf&uuml;hrung</p>' })).toEqual([
      'transfer-costs: Beschreibung: „zzgl. Überführung“.',
    ]);
    expect(textOf('<p>f&uuml;r&nbsp;Sie</p>')).toBe('für Sie');
    // Items of a list are sentences of their own.
    expect(found({ descriptionHtml: '<ul><li>Finanzierung</li><li>Stellplatz 20 € im Monat</li></ul>' })).toEqual([]);
    expect(found({ descriptionHtml: 'Finanzierung\nStellplatz 20 € im Monat' })).toEqual([]);
    expect(found({ descriptionHtml: '<p>Finanzierung\nfür 200 € im Monat</p>' })).toEqual([
      'rate-in-text: Beschreibung: „200 € im Monat“.',
    ]);
  });

  it('have only findings that were planted among the 190 vehicles of the demo', () => {
    const { vehicles } = createPlatform({ baseUrl: 'https://platform.test', now: () => NOW }).tenant(1);
    expect(vehicles.length).toBe(190);
    const stock = vehicles.map((car) => z.parse(vehicleSchema, car));
    const context = { now: NOW, settings: someSettings() };
    const claims = stock.flatMap((vehicle) =>
      stockFindings(vehicle, context).flatMap(({ rule, text }) =>
        textRules.some(({ id }) => id === rule.id) ? [`${vehicle.internalId} ${rule.id} ${text}`] : [],
      ),
    );
    expect(claims).toEqual([]);
  });
});
