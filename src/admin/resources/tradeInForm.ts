import { updateTradeIn } from '../../api/admin/tradeIns';
import { paidValue, tradeInFormSchema, type TradeInDecision } from '../../domain/dealer/forms/tradeIn';
import { amountProblem, readTypedNumber } from '../../lib/typedNumber';
import { daysUntil } from '../../domain/dealer/waiting';
import { lastDayOf, type TradeIn, type TradeInValidity } from '../../domain/trade-in/tradeIn';
import { checkBy } from '../../lib/check';
import { formatDate } from '../../lib/dates/formatDate';
import { formatNumber, formatPrice } from '../../lib/format';
import { entryForm } from '../engine/entryForm';
import type { Question } from '../engine/QuestionDialog';
import { fullName } from '../../domain/person/fullName';

export interface TradeInValues {
  result: string;
  customerPrice: string;
}

/** Share beyond the calculated range above which a value needs confirmation. */
const FAR_OUTSIDE = 0.2;

export const personName = ({ customer }: TradeIn) => fullName(customer) || (customer?.email ?? 'Unbekannt');

export const spanText = (min = 0, max = 0) => `${formatPrice(min)} bis ${formatPrice(max)}`;

/** That a value is far from what was calculated; '' if it is not. */
export function outsideSpan(price: number, { customerPriceMin: min, customerPriceMax: max }: TradeIn): string {
  const isFar =
    (min !== undefined && price < min * (1 - FAR_OUTSIDE)) || (max !== undefined && price > max * (1 + FAR_OUTSIDE));
  return isFar ? `Der Wert liegt weit außerhalb der Preisspanne (${spanText(min, max)}).` : '';
}

function validityText(row: TradeIn, validity: TradeInValidity): string {
  const last = lastDayOf(row, validity);
  if (last === undefined) return '';
  const days = -daysUntil(last, validity.today);
  if (days <= 0) return `Das Angebot gilt bis ${formatDate(last)}.`;
  const since = days === 1 ? 'seit gestern' : `seit ${formatNumber(days)} Tagen`;
  return `Frist ${since} abgelaufen: der Kunde kann den Wert nicht mehr einlösen. Ein neues Angebot braucht eine neue Bewertung im Shop.`;
}

function questionOf(
  { result, customerPrice: typed }: TradeInValues,
  row: TradeIn,
  validity: TradeInValidity,
): Question | undefined {
  const name = personName(row);
  const customerPrice = readTypedNumber(typed) ?? 0;
  const price = formatPrice(paidValue(customerPrice));
  if (result === 'normal')
    return {
      title: 'Wert freigeben?',
      text: [
        `${name} sieht ${price}. Danach kann die Inzahlungnahme nicht mehr bearbeitet werden.`,
        validityText(row, validity),
        outsideSpan(customerPrice, row),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      confirmLabel: `Für ${price} freigeben`,
    };
  const { customerPrice: stored = 0 } = row;
  if (result === 'nonCalculable' && row.calculationResultType !== 'nonCalculable')
    return {
      title: 'Keine Bewertung möglich?',
      // Of whoever has entered it, meanwhile perhaps.
      text: `${name} bekommt keinen Wert genannt${stored > 0 ? `; der eingetragene Wert von ${formatPrice(stored)} wird verworfen` : ''}.`,
      confirmLabel: 'Ohne Wert speichern',
    };
  return undefined;
}

/** @param validity of an offer, which the question before a release names */
export const tradeInForm = (validity: TradeInValidity) =>
  entryForm<TradeIn, TradeInValues, TradeInDecision>({
    fields: {
      result: {
        label: 'Ergebnis',
        isRequired: true,
        // The pressed answer is the field.
        when: () => false,
        choices: [
          { value: 'normal', label: 'Freigeben' },
          { value: 'nonDigital', label: 'Weiter prüfen' },
          { value: 'nonCalculable', label: 'Keine Bewertung möglich' },
        ],
        wire: ['resultType'],
      },
      customerPrice: {
        label: 'Wert',
        typed: amountProblem,
        unit: '€',
      },
    },
    entries: (row) => ({
      result: row?.calculationResultType ?? 'nonDigital',
      customerPrice: row?.customerPrice ? String(row.customerPrice).replace('.', ',') : '',
    }),
    check: checkBy(tradeInFormSchema),
    asStored: (values) => (values.result === 'nonCalculable' ? { ...values, customerPrice: '' } : values),
    final: ({ result }) => (result?.after === 'normal' ? 'Der Kunde sieht den Wert.' : undefined),
    questions: (_, values, row) => [questionOf(values, row, validity)].filter((question) => question !== undefined),
    update: (platform, id, values, options) => updateTradeIn(platform, id, values, options?.signal),
  });

export function answersOf(row: TradeIn, { customerPrice }: TradeInValues, hasNext: boolean) {
  const paid = paidValue(readTypedNumber(customerPrice) ?? 0);
  return [
    ...(row.calculationResultType === 'nonCalculable'
      ? []
      : [{ label: 'Nicht bewertbar', values: { result: 'nonCalculable' } }]),
    { label: hasNext ? 'Speichern und nächste' : 'Speichern', values: { result: 'nonDigital' } },
    { label: paid > 0 ? `Für ${formatPrice(paid)} freigeben` : 'Wert freigeben', values: { result: 'normal' } },
  ];
}
