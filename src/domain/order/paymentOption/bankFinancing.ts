import type { SettingsPaymentType } from '../../tenant/settings';
import type { FinancingProvider } from '../../enums/financingProvider';
import {
  THANKS_FOR_REQUEST,
  nothingToday,
  type OrderPaymentType,
  type PaymentMethod,
  type PaymentOption,
  type PaymentOptionId,
} from './paymentOption';

interface Bank {
  id: PaymentOptionId;
  name: string;
  method: PaymentMethod;
  orderPaymentType: OrderPaymentType;
  provider: FinancingProvider;
  /** Absent: offered with that bank (rules/order-and-payment: bank of the vehicle). */
  setting?: SettingsPaymentType;
}

function bankFinancing({ id, name, method, orderPaymentType, provider, setting }: Bank): PaymentOption {
  return {
    id,
    group: 'financing',
    bank: provider,
    method,
    orderPaymentType,
    heading: `Finanzierung über ${name}`,
    description: `Sie stellen eine unverbindliche Finanzierungsanfrage und setzen sie bei ${name} fort.`,
    submission: 'request',
    details: 'none',
    needsHandOver: true,
    restDue: 'atHandOver',
    isOffered: ({ settings, vehicle, hasFinancing, canChooseHandOver }) =>
      vehicle.financingCalculationProviderType === provider &&
      (setting === undefined || settings.orderAvailablePaymentOptionTypes.includes(setting)) &&
      hasFinancing &&
      canChooseHandOver,
    dueToday: nothingToday,
    success: {
      heading: THANKS_FOR_REQUEST,
      text: 'Ihre Finanzierungsanfrage ist eingegangen. Sie erhalten in Kürze eine Nachricht per E-Mail.',
      redirectText: `Ihre Finanzierungsanfrage ist eingegangen. Bitte vervollständigen Sie jetzt Ihren Antrag bei ${name}; er öffnet sich in einem neuen Tab.`,
    },
  };
}

/** (rules/order-and-payment: bank of the vehicle). */
export const bankFinancings = {
  bank11: bankFinancing({
    id: 'bank11',
    name: 'Bank11',
    method: 'Bank11',
    orderPaymentType: 7,
    provider: 'BANK11',
    setting: 'bank11',
  }),
  creditplus: bankFinancing({
    id: 'creditplus',
    name: 'CreditPlus',
    method: 'CreditPlus',
    orderPaymentType: 8,
    provider: 'CREDITPLUS',
    setting: 'creditPlus',
  }),
  renault: bankFinancing({
    id: 'renault',
    name: 'Renault Bank',
    method: 'Renault',
    orderPaymentType: 10,
    provider: 'RENAULT',
    setting: 'renault',
  }),
  santander: bankFinancing({
    id: 'santander',
    name: 'Santander',
    method: 'Santander',
    orderPaymentType: 11,
    provider: 'SANTANDER',
  }),
  bdk: bankFinancing({ id: 'bdk', name: 'BDK', method: 'Bdk', orderPaymentType: 12, provider: 'BDK' }),
} satisfies Partial<Record<PaymentOptionId, PaymentOption>>;
