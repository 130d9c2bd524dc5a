import type { OrderPaymentType, PAYMENT_GROUPS, PaymentMethod } from './paymentOption/paymentOption';

/** Body of POST /v2/orders, exactly as the contract has it (`OrderCreate` of the wire format). */
export interface OrderCreate {
  id: string;
  vehicleDealerId: string;
  vehicleId: string;
  crossSellingProductIds: string[];
  /** UTC */
  handoverDate?: string;
  /** UTC */
  salesAppointmentAt?: string;
  carAccessories?: string[];
  vehicleDealerCustomer: OrderCreateCustomer;
  paymentMethod: PaymentMethod;
  oneTimePayment: number;
  monthlyPayment: number;
  paymentOptionType: (typeof PAYMENT_GROUPS)[keyof typeof PAYMENT_GROUPS];
  paymentOptionSubType: PaymentMethod;
  orderPaymentType: OrderPaymentType;
  financing?: {
    finalInstallment?: number;
    fundingDeposit?: number;
    fundingDuration: number;
    monthlyInstallment: number;
    calculationId?: string;
    legalTextHtml?: string;
  };
  paypalOrderId?: string;
  tradeInId?: string;
  sourceUrl: string;
}

export interface OrderCreateCustomer {
  id?: string;
  gender: number;
  salutationType: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  companyName?: string;
  companyUstId?: string;
  customerType: number;
  /** YYYY-MM-DD */
  birthDate?: string;
  /** 1 default, 2 Google, 3 Apple */
  authType: 1 | 2 | 3;
  address: { street: string; houseNumber: string; zipCode: string; city: string };
  isMarketingEmailAllowed: boolean;
  isMarketingLetterAllowed: boolean;
  isMarketingAppAllowed: boolean;
  isMarketingPhoneAllowed: boolean;
}
