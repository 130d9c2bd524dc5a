import * as z from 'zod/mini';
import { flag, listOf, number, readBy, requiredText, requiredUrl, text, url } from '../../lib/schema';
import { dateText } from '../../lib/dateText';
import { carTypes } from '../vehicle/enums/carType';
import { paymentFrequencies, productTypes } from './productType';

const wireSchema = z.object({
  id: requiredText(),
  name: requiredText(),
  /** Plain text. */
  description: text(),
  price: number(),
  productType: readBy(productTypes.parse),
  productTypeToString: readBy(productTypes.parse),
  productSubType: text(),
  paymentType: readBy(paymentFrequencies.parse),
  paymentTypeToString: readBy(paymentFrequencies.parse),
  imageUrl: url(),
  imageUrls: listOf(requiredUrl()),
  articleNumber: text(),
  fitments: listOf(requiredText()),
  isRelatedToAllCars: flag(),
  relatedManufacturers: listOf(requiredText()),
  relatedModels: listOf(requiredText()),
  relatedCarIds: listOf(requiredText()),
  /** kW, both limits inclusive. */
  relatedMinEnginePower: number(),
  relatedMaxEnginePower: number(),
  relatedCarFirstRegistrationDateStart: dateText(),
  relatedCarFirstRegistrationDateEnd: dateText(),
  vehicleTypesToString: listOf(readBy(carTypes.parse)),
  deliveryTimeInDays: number(),
  minHandoverAtPickup: dateText(),
  minHandoverAtDelivery: dateText(),
  isFromAccessoriesNav: flag(),
  isImmutable: flag(),
});

type WireProduct = z.output<typeof wireSchema>;

/**
 * A product as the shop and the admin area have it: one of a type that the table does not know is an offer ('Other'), the pictures
 * are one list, the main one first.
 */
function readProduct({
  productType,
  productTypeToString,
  productSubType,
  paymentType,
  paymentTypeToString,
  imageUrl,
  imageUrls,
  isFromAccessoriesNav,
  isRelatedToAllCars,
  isImmutable,
  vehicleTypesToString,
  ...same
}: WireProduct) {
  return {
    ...same,
    type: productType ?? productTypeToString ?? ('other' as const),
    subType: productSubType,
    frequency: paymentType ?? paymentTypeToString ?? ('once' as const),
    images: [...new Set(imageUrl === undefined ? imageUrls : [imageUrl, ...imageUrls])],
    carTypes: vehicleTypesToString,
    isRelatedToAllCars: isRelatedToAllCars ?? false,
    isFromNavigator: isFromAccessoriesNav ?? false,
    isImmutable: isImmutable ?? false,
  };
}

/** A product as its dealer manages it: it may have no price yet. */
export const managedProductSchema = z.pipe(wireSchema, z.transform(readProduct));

export type ManagedProduct = z.output<typeof managedProductSchema>;

/**
 * An extra that can be ordered with a vehicle (rules/order-and-payment: order create). Price in EUR, 0 is 'Kostenlos'; one without a readable price is
 * unreadable, because nothing can be ordered at an unknown price.
 */
export const crossSellingProductSchema = z.pipe(
  wireSchema,
  z.transform((wire, context) => {
    const { price } = wire;
    if (price === undefined || price < 0) {
      context.issues.push({ code: 'custom', message: 'price is missing', input: price });
      return z.NEVER;
    }
    return { ...readProduct(wire), price };
  }),
);

export type CrossSellingProduct = z.output<typeof crossSellingProductSchema>;

/** Price descending, then name ascending without regard to case (rules/checkout: product order). */
export function compareProducts(a: CrossSellingProduct, b: CrossSellingProduct): number {
  return b.price - a.price || a.name.localeCompare(b.name, 'de', { sensitivity: 'accent' });
}
