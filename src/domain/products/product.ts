import * as z from 'zod/mini';
import {
  euros,
  fileUrl,
  flag,
  formattedText,
  listOf,
  number,
  oneOf,
  requiredFileUrl,
  requiredLine,
  requiredText,
  text,
} from '../../lib/schema';
import { compareGerman } from '../../lib/text/foldedText';
import { dateText } from '../../lib/dates/dateText';
import { carTypes } from '../enums/carType';
import { paymentFrequencies, productTypes } from './productType';

const wireSchema = z.object({
  id: requiredText(),
  name: requiredLine(),
  description: formattedText(),
  price: euros(),
  productType: oneOf(productTypes),
  productTypeToString: oneOf(productTypes),
  productSubType: text(),
  paymentType: oneOf(paymentFrequencies),
  paymentTypeToString: oneOf(paymentFrequencies),
  imageUrl: fileUrl(),
  imageUrls: listOf(requiredFileUrl()),
  articleNumber: text(),
  fitments: listOf(requiredText()),
  isRelatedToAllCars: flag(),
  relatedManufacturers: listOf(requiredText()),
  relatedModels: listOf(requiredText()),
  relatedCarIds: listOf(requiredText()),
  /** kW, inclusive. */
  relatedMinEnginePower: number(),
  relatedMaxEnginePower: number(),
  relatedCarFirstRegistrationDateStart: dateText(),
  relatedCarFirstRegistrationDateEnd: dateText(),
  vehicleTypesToString: listOf(oneOf(carTypes)),
  deliveryTimeInDays: number(),
  minHandoverAtPickup: dateText(),
  minHandoverAtDelivery: dateText(),
  isFromAccessoriesNav: flag(),
  isImmutable: flag(),
});

type WireProduct = z.output<typeof wireSchema>;

/** An unknown type is `other`; the main picture comes first. */
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

export const managedProductSchema = z.pipe(wireSchema, z.transform(readProduct));

export type ManagedProduct = z.output<typeof managedProductSchema>;

/** EUR; fails without a price, at which nobody can order. */
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

export function compareProducts(a: CrossSellingProduct, b: CrossSellingProduct): number {
  return b.price - a.price || compareGerman(a.name, b.name);
}
