import { enumeration, type KeyOf } from '../../lib/enumeration';

/**
 * Types of cross-selling products: number, server strings, name, and how many of them an order may hold
 * (rules/order-and-payment: product types). `exclusiveGroup`: a chosen product replaces every other one of the same group.
 * `tax`: insurance premiums bear insurance tax instead of VAT and have no net price (§ 4 No. 10 UStG).
 */
export const productTypes = enumeration({
  warranty: {
    wire: [1, 'Warranty', 'warranties'],
    tax: 'insurance',
    label: 'Reparaturkostenversicherung',
    isMultiple: false,
    exclusiveGroup: 'warranty',
  },
  physicalProduct: {
    wire: [2, 'PhysicalProduct', 'physicalproducts'],
    tax: 'vat',
    label: 'Zubehör',
    isMultiple: true,
    exclusiveGroup: undefined,
  },
  service: {
    wire: [3, 'ServiceFlat', 'serviceflats', 'Service'],
    tax: 'vat',
    label: 'Service',
    isMultiple: false,
    exclusiveGroup: 'service',
  },
  insurance: {
    wire: [4, 'InsuranceProduct', 'insurances', 'Insurance'],
    tax: 'insurance',
    label: 'Versicherung',
    isMultiple: false,
    exclusiveGroup: 'insurance',
  },
  handOver: {
    wire: [5, 'HandOver', 'CarDelivery', 'cardeliveries', 'HAND_OVER'],
    tax: 'vat',
    label: 'Übergabe',
    isMultiple: false,
    exclusiveGroup: 'handOver',
  },
  pickup: {
    wire: [6, 'VehiclePickup', 'VEHICLE_PICKUP'],
    tax: 'vat',
    label: 'Abholung',
    isMultiple: false,
    exclusiveGroup: 'handOver',
  },
  delivery: {
    wire: [7, 'VehicleDelivery', 'VEHICLE_DELIVERY'],
    tax: 'vat',
    label: 'Lieferung',
    isMultiple: false,
    exclusiveGroup: 'handOver',
  },
  other: { wire: [8, 'Other', 'ANDERE'], tax: 'vat', label: 'Angebot', isMultiple: false, exclusiveGroup: 'other' },
});

export type ProductType = KeyOf<typeof productTypes>;

/** Tax that a price contains. */
export type ProductTax = 'vat' | 'insurance';

/**
 * Sub type of a repair-cost product that is a maintenance contract or warranty of the dealer's own, which bears VAT. Any other repair-cost
 * product is an insurance.
 */
export const DEALER_WARRANTY = 'DealerWarranty';

/** Tax of a product's price. */
export function taxOf({ type, subType }: { type: ProductType; subType?: string }): ProductTax {
  return type === 'warranty' && subType === DEALER_WARRANTY ? 'vat' : productTypes.table[type].tax;
}

/** True for hand-over, pickup and delivery: the products that carry the day of the hand-over. */
export function isHandOverType(type: ProductType): boolean {
  return productTypes.table[type].exclusiveGroup === 'handOver';
}

/** How often a product is paid (rules/order-and-payment: payment frequency). */
export const paymentFrequencies = enumeration({
  once: { wire: [1, 'Onetime', 'ONE_TIME'], label: 'Einmalig' },
  monthly: { wire: [2, 'Monthly', 'Subscription'], label: 'Monatlich' },
});
