import { enumeration, type KeyOf } from '../../lib/enumeration';

export const productTypes = enumeration({
  warranty: { wire: [1, 'Warranty', 'warranties'], label: 'Reparaturkostenversicherung' },
  physicalProduct: { wire: [2, 'PhysicalProduct', 'physicalproducts'], label: 'Zubehör' },
  service: { wire: [3, 'ServiceFlat', 'serviceflats', 'Service'], label: 'Service' },
  insurance: { wire: [4, 'InsuranceProduct', 'insurances', 'Insurance'], label: 'Versicherung' },
  handOver: { wire: [5, 'HandOver', 'CarDelivery', 'cardeliveries', 'HAND_OVER'], label: 'Übergabe' },
  pickup: { wire: [6, 'VehiclePickup', 'VEHICLE_PICKUP'], label: 'Abholung' },
  delivery: { wire: [7, 'VehicleDelivery', 'VEHICLE_DELIVERY'], label: 'Lieferung' },
  other: { wire: [8, 'Other', 'ANDERE'], label: 'Angebot' },
});

export type ProductType = KeyOf<typeof productTypes>;

type ProductTax = 'vat' | 'insurance';

/** The dealer's own: VAT; other repair-cost products are insurances. */
export const DEALER_WARRANTY = 'DealerWarranty';

/** Premiums bear insurance tax, no VAT (§ 4 No. 10 UStG). */
export function taxOf({ type, subType }: { type: ProductType; subType?: string }): ProductTax {
  const isInsurance = type === 'insurance' || (type === 'warranty' && subType !== DEALER_WARRANTY);
  return isInsurance ? 'insurance' : 'vat';
}

export function isHandOverType(type: ProductType): boolean {
  return type === 'handOver' || type === 'pickup' || type === 'delivery';
}

export function isExclusive(type: ProductType, other: ProductType): boolean {
  return (type === other && type !== 'physicalProduct') || (isHandOverType(type) && isHandOverType(other));
}

export const paymentFrequencies = enumeration({
  once: { wire: [1, 'Onetime', 'ONE_TIME'], label: 'Einmalig' },
  monthly: { wire: [2, 'Monthly', 'Subscription'], label: 'Monatlich' },
});
