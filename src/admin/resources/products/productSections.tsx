import { readDecimal } from '../../../domain/dealer/rules';
import { DEALER_WARRANTY, paymentFrequencies, productTypes } from '../../../domain/order/productType';
import { claimsIn } from '../../../domain/stock-check/claimRules';
import { textOf } from '../../../lib/formattedText';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import { formatNumber } from '../../../lib/format';
import { toPs } from '../../../lib/formatFacts';
import { choicesOf } from '../../engine/form/choicesOf';
import { claimHint } from '../../engine/ClaimNotes';
import type { FormSection } from '../../engine/resource';
import { hasFitments, hasHandOver, type ProductValues } from './productForm';
import { CoverageControl, MakesControl, ModelsControl, VehiclesControl } from './RelationControls';
import type { Stock } from '../../stock';

/** '85 kW sind 116 PS.' for the typed value, else for an example. */
function psText(typed: string): string {
  const kilowatts = readDecimal(typed);
  const shown = kilowatts !== undefined && kilowatts > 0 ? kilowatts : 100;
  return `${formatNumber(shown)} kW sind ${formatNumber(toPs(shown))} PS.`;
}

/** Hint about filled-in fields that the chosen type does not send. */
function unsentText(values: ProductValues): string | undefined {
  const { type, deliveryTimeInDays, minHandoverAtPickup, minHandoverAtDelivery, fitments } = values;
  if (type === '') return undefined;
  const isHandOverFilled = [deliveryTimeInDays, minHandoverAtPickup, minHandoverAtDelivery].some((text) => text !== '');
  const unsent = [
    isHandOverFilled && !hasHandOver(values) && '„Übergabe“',
    fitments.some((line) => line.trim() !== '') && !hasFitments(values) && '„Passend zu“',
  ].filter((name) => name !== false);
  return unsent.length === 0
    ? undefined
    : `Ihre Angaben unter ${unsent.join(' und ')} bleiben hier stehen, gehören aber nicht zu diesem Typ und werden nicht gesendet.`;
}

const power = (name: 'relatedMinEnginePower' | 'relatedMaxEnginePower', label: string) =>
  ({
    name,
    label,
    width: 'half',
    hint: (values: ProductValues) => psText(values[name]),
    control: { kind: 'text', inputMode: 'numeric', suffix: 'kW' },
  }) as const;
const day = (name: 'relatedCarFirstRegistrationDateStart' | 'relatedCarFirstRegistrationDateEnd', label: string) =>
  ({ name, label, width: 'half', hint: 'TT.MM.JJJJ', control: { kind: 'date' } }) as const;
const isForSome = ({ relation }: ProductValues) => relation === 'some';

/** Sections of the product form. Hand-over and fitments depend on the type. */
export const productSections: readonly FormSection<ProductValues, Stock>[] = [
  {
    title: 'Produkt',
    fields: [
      {
        name: 'name',
        label: 'Name',
        hint: ({ name }) => claimHint(claimsIn(name)),
        isRequired: true,
        control: { kind: 'text' },
      },
      {
        name: 'type',
        label: 'Typ',
        isRequired: true,
        width: 'half',
        hint: unsentText,
        control: { kind: 'select', options: () => choicesOf(productTypes) },
      },
      {
        name: 'subType',
        label: 'Art des Schutzes',
        width: 'half',
        when: ({ type }) => type === 'warranty',
        hint: 'Ein Schutz gegen Reparaturkosten enthält in der Regel Versicherungsteuer. Fragen Sie Ihre Steuerberatung.',
        control: {
          kind: 'select',
          placeholder: 'Versicherung (inkl. Versicherungsteuer)',
          options: () => [{ value: DEALER_WARRANTY, label: 'Leistung des Autohauses (inkl. MwSt.)' }],
        },
      },
      { name: 'articleNumber', label: 'Artikelnummer', width: 'half', control: { kind: 'text' } },
      {
        name: 'description',
        label: 'Beschreibung',
        hint: ({ description }) => claimHint(claimsIn(textOf(description))),
        isRequired: true,
        control: { kind: 'html' },
      },
    ],
  },
  {
    title: 'Preis',
    fields: [
      {
        name: 'price',
        label: 'Preis',
        width: 'half',
        hint: 'inkl. Steuer. Ohne Preis wird das Produkt nur unverbindlich angefragt.',
        control: { kind: 'text', inputMode: 'decimal', suffix: '€' },
      },
      {
        name: 'frequency',
        label: 'Zahlungsweise',
        isRequired: true,
        width: 'half',
        control: { kind: 'select', options: () => choicesOf(paymentFrequencies) },
      },
    ],
  },
  {
    title: 'Bilder',
    fields: [
      {
        name: 'images',
        label: 'Bilder',
        control: { kind: 'files', upload: 'image', frame: 'product', wanted: 'Am besten 1200 × 900 Pixel (4:3)' },
      },
    ],
  },
  {
    title: 'Gilt für',
    fields: [
      {
        name: 'relation',
        label: 'Fahrzeuge',
        control: {
          kind: 'radio',
          options: () => [
            { value: 'all', label: 'Alle Fahrzeuge' },
            { value: 'some', label: 'Bestimmte Fahrzeuge' },
          ],
        },
      },
      {
        name: 'carTypes',
        label: 'Fahrzeugarten',
        control: { kind: 'checks', empty: 'Alle Fahrzeugarten', options: () => choicesOf(carTypes) },
      },
      {
        name: 'relatedManufacturers',
        label: 'Marken',
        when: isForSome,
        hint: 'Bei mehreren Marken genügt Marke oder Modell.',
        control: { kind: 'own', Control: MakesControl },
      },
      {
        name: 'relatedModels',
        label: 'Modelle',
        when: isForSome,
        control: { kind: 'own', Control: ModelsControl },
      },
      { ...power('relatedMinEnginePower', 'Leistung von'), when: isForSome },
      { ...power('relatedMaxEnginePower', 'Leistung bis'), when: isForSome },
      { ...day('relatedCarFirstRegistrationDateStart', 'Erstzulassung von'), when: isForSome },
      { ...day('relatedCarFirstRegistrationDateEnd', 'Erstzulassung bis'), when: isForSome },
      {
        name: 'relatedCarIds',
        label: 'Einzelne Fahrzeuge',
        when: isForSome,
        hint: 'Fehlt einem Fahrzeug eine Angabe, gilt die Grenze als eingehalten.',
        control: { kind: 'own', Control: VehiclesControl },
      },
      { name: 'relation', label: 'Abdeckung', control: { kind: 'own', Control: CoverageControl } },
    ],
  },
  {
    title: 'Übergabe',
    when: hasHandOver,
    fields: [
      {
        name: 'deliveryTimeInDays',
        label: 'Lieferzeit',
        hint: 'Pflicht beim Typ „Übergabe“.',
        width: 'short',
        control: { kind: 'text', inputMode: 'numeric', suffix: 'Tage' },
      },
      {
        name: 'minHandoverAtPickup',
        label: 'Frühester Termin Abholung',
        width: 'half',
        hint: 'TT.MM.JJJJ',
        control: { kind: 'date' },
      },
      {
        name: 'minHandoverAtDelivery',
        label: 'Frühester Termin Lieferung',
        width: 'half',
        hint: 'TT.MM.JJJJ',
        control: { kind: 'date' },
      },
    ],
  },
  {
    title: 'Passend zu',
    when: hasFitments,
    text: 'Wozu das Zubehör passt, eine Angabe je Zeile.',
    fields: [{ name: 'fitments', label: 'Passend zu', control: { kind: 'texts', addLabel: 'Angabe hinzufügen' } }],
  },
];
