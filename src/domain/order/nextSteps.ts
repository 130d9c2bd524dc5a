import { formatDateTime } from '../../lib/dates/formatDate';
import type { CalendarDay } from '../../lib/dates/calendarDay';
import { dayInWords } from '../../lib/dates/calendarMonth';
import { appointmentText, type Appointment } from '../handover/appointment';
import { isBinding, type PaymentOption } from './paymentOption/paymentOption';

export interface NextStep {
  when: string;
  what: string;
}

interface OrderedFacts {
  option: PaymentOption;
  appointment?: Appointment;
  handOver?: { isDelivery: boolean; day?: CalendarDay };
  hasTradeIn?: boolean;
  place?: string;
  hasRedirect?: boolean;
  transferAmount?: string;
  reservedUntil?: Date;
}

/** Chronological, three at most. */
export function nextSteps(facts: OrderedFacts): NextStep[] {
  const { option, appointment, handOver, place, reservedUntil, transferAmount } = facts;
  const isOrder = isBinding(option);
  const transfer =
    option.transfer === undefined || transferAmount === undefined ? undefined : `Sie überweisen ${transferAmount}`;
  const steps: (NextStep | false | undefined)[] = [
    {
      when: facts.hasRedirect ? 'Jetzt' : 'In Kürze',
      what: [
        facts.hasRedirect && 'Sie schließen den Vorgang auf der Seite ab, die Sie hier öffnen.',
        answerTo(option),
        reservedUntil && `Bis ${formatDateTime(reservedUntil)} Uhr ist das Fahrzeug für Sie reserviert.`,
      ]
        .filter(Boolean)
        .join(' '),
    },
    appointment && {
      when: appointmentText(appointment),
      what: place === undefined ? 'Ihre Beratung im Autohaus.' : `Ihre Beratung im Autohaus: ${place}.`,
    },
    transfer !== undefined &&
      option.restDue === 'untilHandOver' && { when: 'Nach der Bestätigung', what: `${transfer} an das Autohaus.` },
    handOver?.day !== undefined && {
      when: dayInWords(handOver.day),
      what: isOrder
        ? handOverText(handOver.isDelivery, place, option.restDue === 'atHandOver' ? transfer : undefined) +
          (facts.hasTradeIn ? oldCarText(handOver.isDelivery) : '')
        : wishText(handOver.isDelivery),
    },
  ];
  return steps.filter((step) => typeof step === 'object');
}

function answerTo(option: PaymentOption): string {
  if (isBinding(option)) return 'Sie erhalten die Bestätigung Ihrer Bestellung per E-Mail.';
  return option.details === 'appointment'
    ? 'Das Autohaus bestätigt Ihren Termin oder schlägt Ihnen einen anderen vor.'
    : 'Sie erhalten eine Nachricht zu Ihrer Anfrage per E-Mail.';
}

const wishText = (isDelivery: boolean) =>
  isDelivery ? 'Ihr Wunschtag für die Lieferung.' : 'Ihr Wunschtag für die Übergabe.';

const oldCarText = (isDelivery: boolean) =>
  isDelivery ? ' Ihr altes holen wir dabei kostenlos ab.' : ' Bitte bringen Sie Ihr altes Fahrzeug mit.';

function handOverText(isDelivery: boolean, place: string | undefined, transfer: string | undefined): string {
  const at = place === undefined ? '' : `: ${place}`;
  if (transfer === undefined) {
    return isDelivery ? 'Wir liefern Ihr Fahrzeug an Ihre Adresse.' : `Sie übernehmen Ihr Fahrzeug${at}.`;
  }
  return isDelivery
    ? `Wir liefern Ihr Fahrzeug an Ihre Adresse. ${transfer} bei der Übergabe.`
    : `${transfer} und übernehmen Ihr Fahrzeug${at}.`;
}
