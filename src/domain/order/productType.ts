import { enumeration, type KeyOf } from '../../lib/enumeration';

/**
 * Types of cross-selling products: number, server strings, name, and how many of them an order may hold
 * (checkout document 3 and 5). `exclusiveGroup`: a chosen product replaces every other one of the same group.
 */
export const productTypes = enumeration({
  warranty: {
    wire: [1, 'Warranty', 'warranties'],
    label: 'Reparaturkostenversicherung',
    isMultiple: false,
    exclusiveGroup: 'warranty',
  },
  physicalProduct: {
    wire: [2, 'PhysicalProduct', 'physicalproducts'],
    label: 'Zubehör',
    isMultiple: true,
    exclusiveGroup: undefined,
  },
  service: {
    wire: [3, 'ServiceFlat', 'serviceflats', 'Service'],
    label: 'Service',
    isMultiple: false,
    exclusiveGroup: 'service',
  },
  insurance: {
    wire: [4, 'InsuranceProduct', 'insurances', 'Insurance'],
    label: 'Versicherung',
    isMultiple: false,
    exclusiveGroup: 'insurance',
  },
  handOver: {
    wire: [5, 'HandOver', 'CarDelivery', 'cardeliveries', 'HAND_OVER'],
    label: 'Übergabe',
    isMultiple: false,
    exclusiveGroup: 'handOver',
  },
  pickup: {
    wire: [6, 'VehiclePickup', 'VEHICLE_PICKUP'],
    label: 'Abholung',
    isMultiple: false,
    exclusiveGroup: 'handOver',
  },
  delivery: {
    wire: [7, 'VehicleDelivery', 'VEHICLE_DELIVERY'],
    label: 'Lieferung',
    isMultiple: false,
    exclusiveGroup: 'handOver',
  },
  other: { wire: [8, 'Other', 'ANDERE'], label: 'Angebot', isMultiple: false, exclusiveGroup: 'other' },
});

export type ProductType = KeyOf<typeof productTypes>;

/** True for hand-over, pickup and delivery: the products that carry the day of the hand-over. */
export function isHandOverType(type: ProductType): boolean {
  return productTypes.table[type].exclusiveGroup === 'handOver';
}

/** How often a product is paid (checkout document 3). */
export const paymentFrequencies = enumeration({
  once: { wire: [1, 'Onetime', 'ONE_TIME'], label: 'Einmalig' },
  monthly: { wire: [2, 'Monthly', 'Subscription'], label: 'Monatlich' },
});
