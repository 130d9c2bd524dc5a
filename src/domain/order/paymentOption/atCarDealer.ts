import { THANKS_FOR_REQUEST, nothingToday, type PaymentContext, type PaymentOption } from './paymentOption';

const isAllowed = ({ settings }: PaymentContext) => settings.orderAvailablePaymentOptionTypes.includes('atCarDealer');

const shared = {
  method: 'AtCarDealer',
  submission: 'request',
  details: 'appointment',
  needsHandOver: false,
  restDue: 'atHandOver',
  dueToday: nothingToday,
  success: {
    heading: THANKS_FOR_REQUEST,
    text: 'Wir haben Ihren Terminwunsch erhalten und melden uns in Kürze bei Ihnen, um ihn zu bestätigen. Bis dahin ist nichts zu bezahlen.',
  },
} as const satisfies Partial<PaymentOption>;

export const atCarDealer = {
  ...shared,
  id: 'at-car-dealer',
  group: 'personalConsultation',
  orderPaymentType: 1,
  heading: 'Persönliche Beratung im Autohaus',
  description:
    'Sie vereinbaren einen Termin, sehen sich das Fahrzeug an und klären alles Weitere vor Ort. Ihre Anfrage ist unverbindlich.',
  isOffered: isAllowed,
} as const satisfies PaymentOption;

export const financingAtCarDealer = {
  ...shared,
  id: 'financing-at-car-dealer',
  group: 'financing',
  orderPaymentType: 6,
  heading: 'Finanzierung mit persönlicher Beratung',
  description: 'Sie besprechen die Finanzierung bei einem Termin im Autohaus. Ihre Anfrage ist unverbindlich.',
  isOffered: (context) => isAllowed(context) && context.hasFinancing,
} as const satisfies PaymentOption;

export const leasingAtCarDealer = {
  ...shared,
  id: 'leasing-at-car-dealer',
  group: 'leasing',
  orderPaymentType: 9,
  heading: 'Leasing mit persönlicher Beratung',
  description: 'Sie besprechen das Leasing bei einem Termin im Autohaus. Ihre Anfrage ist unverbindlich.',
  isOffered: (context) => isAllowed(context) && context.hasLeasing,
} as const satisfies PaymentOption;
