import { formatDateTime } from '../../lib/format';
import { dayInWords, type CalendarDay } from '../../lib/calendarDay';
import { appointmentText, type Appointment } from '../handover/appointment';
import { isBinding, type PaymentOption } from './paymentOption/paymentOption';

/** What happens after an order, and when. */
export interface NextStep {
  /** A date where one is known. */
  when: string;
  what: string;
}

interface OrderedFacts {
  option: PaymentOption;
  appointment?: Appointment;
  handOver?: { isDelivery: boolean; day?: CalendarDay };
  /** Where the dealer has the vehicle, in one line. */
  place?: string;
  /** The order goes on at a bank or payment service. */
  hasRedirect?: boolean;
  /** The shop sells to consumers, who may withdraw. */
  isForConsumers: boolean;
  /** Until when the fee reserves the vehicle. */
  reservedUntil?: Date;
}

/** What happens after the order, in chronological order and with dates where they are known. */
export function nextSteps(facts: OrderedFacts): NextStep[] {
  const { option, appointment, handOver, place, reservedUntil } = facts;
  const isOrder = isBinding(option);
  const steps: (NextStep | false | undefined)[] = [
    facts.hasRedirect && { when: 'Jetzt', what: 'Sie schließen den Vorgang auf der Seite ab, die Sie hier öffnen.' },
    { when: 'In Kürze', what: answerTo(option) },
    reservedUntil && {
      when: `Bis ${formatDateTime(reservedUntil)} Uhr`,
      what: 'So lange ist das Fahrzeug für Sie reserviert.',
    },
    appointment && {
      when: appointmentText(appointment),
      what: place === undefined ? 'Ihre Beratung im Autohaus.' : `Ihre Beratung im Autohaus: ${place}.`,
    },
    option.transfer !== undefined &&
      option.restDue === 'untilHandOver' && { when: 'Nach der Bestätigung', what: 'Sie überweisen den Betrag.' },
    handOver?.day !== undefined && {
      when: dayInWords(handOver.day),
      what: handOverText(isOrder, handOver.isDelivery, place),
    },
    isOrder &&
      facts.isForConsumers && {
        when: '14 Tage ab der Übergabe',
        what: 'So lange können Sie den Vertrag widerrufen. Einzelheiten stehen in der Widerrufsbelehrung.',
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

function handOverText(isOrder: boolean, isDelivery: boolean, place: string | undefined): string {
  if (!isOrder) return isDelivery ? 'Ihr Wunschtag für die Lieferung.' : 'Ihr Wunschtag für die Übergabe.';
  if (isDelivery) return 'Wir liefern Ihr Fahrzeug an Ihre Adresse.';
  return place === undefined ? 'Sie übernehmen Ihr Fahrzeug.' : `Sie übernehmen Ihr Fahrzeug: ${place}.`;
}
