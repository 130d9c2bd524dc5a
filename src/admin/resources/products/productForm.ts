import type * as z from 'zod/mini';
import type { ProductWrite } from '../../../api/admin/products';
import { productFormSchema } from '../../../domain/dealer/forms/product';
import { readDay, type FileChoice } from '../../../domain/dealer/rules';

import type { ManagedProduct } from '../../../domain/order/product';
import type { ProductRelations } from '../../../domain/order/productMatch';
import { isHandOverType, productTypes } from '../../../domain/order/productType';
import { carTypes } from '../../../domain/vehicle/enums/carType';
import { berlinHour } from '../../../lib/calendarDay';
import { formatDate } from '../../../lib/formatDate';
import { checkBy, type FormCheck } from '../../../lib/forms/check';

type Checked = z.input<typeof productFormSchema>;

/** What stands in the form: choices as text, because a new product has none yet; vehicles as 'all' or 'some'. */
export type ProductValues = Omit<Checked, 'type' | 'frequency' | 'isRelatedToAllCars' | 'carTypes'> & {
  type: string;
  frequency: string;
  relation: 'all' | 'some';
  carTypes: string[];
  images: FileChoice[];
};

/** A product without its pictures, and these, some of which have still to be uploaded. */
export interface ProductOutput {
  product: Omit<ProductWrite, 'images'>;
  images: readonly FileChoice[];
}

/** A day goes out as this hour of Germany (decisions 6). */
const NOON = 12;

const dayText = (day: string | undefined) => (day === undefined ? '' : formatDate(day.slice(0, 10)));
const amountText = (amount: number | undefined) => (amount === undefined ? '' : String(amount).replace('.', ','));

export const productEntries = (row: ManagedProduct | undefined): ProductValues => ({
  name: row?.name ?? '',
  type: row?.type ?? '',
  description: row?.description ?? '',
  articleNumber: row?.articleNumber ?? '',
  subType: row?.subType ?? '',
  price: amountText(row?.price),
  frequency: row?.frequency ?? 'once',
  images: (row?.images ?? []).map((url) => ({ url })),
  relation: row === undefined || row.isRelatedToAllCars ? 'all' : 'some',
  carTypes: row?.carTypes ?? [],
  relatedManufacturers: row?.relatedManufacturers ?? [],
  relatedModels: row?.relatedModels ?? [],
  relatedCarIds: row?.relatedCarIds ?? [],
  relatedMinEnginePower: amountText(row?.relatedMinEnginePower),
  relatedMaxEnginePower: amountText(row?.relatedMaxEnginePower),
  relatedCarFirstRegistrationDateStart: dayText(row?.relatedCarFirstRegistrationDateStart),
  relatedCarFirstRegistrationDateEnd: dayText(row?.relatedCarFirstRegistrationDateEnd),
  deliveryTimeInDays: amountText(row?.deliveryTimeInDays),
  minHandoverAtPickup: dayText(row?.minHandoverAtPickup),
  minHandoverAtDelivery: dayText(row?.minHandoverAtDelivery),
  fitments: row?.fitments ?? [],
});

const noLimits = {
  relatedManufacturers: [],
  relatedModels: [],
  relatedCarIds: [],
  relatedMinEnginePower: '',
  relatedMaxEnginePower: '',
  relatedCarFirstRegistrationDateStart: '',
  relatedCarFirstRegistrationDateEnd: '',
};

const isHandOver = (type: string) => {
  const known = productTypes.parse(type);
  return known !== undefined && isHandOverType(known);
};

/** Which parts of a product its type has; entries of the others stay in the form and are not sent. */
export const hasHandOver = ({ type }: Pick<ProductValues, 'type'>) => isHandOver(type);
export const hasFitments = ({ type }: Pick<ProductValues, 'type'>) => type === 'physicalProduct';

/** Checks a product (admin 5). What its type does not have, and limits of a product for all vehicles, are not sent. */
export function checkProduct(values: ProductValues): FormCheck<ProductOutput> {
  const { images, relation, fitments, ...entries } = values;
  const isForAll = relation === 'all';
  const checked = checkBy(productFormSchema)({
    ...entries,
    ...(isForAll && noLimits),
    ...(!isHandOver(values.type) && { deliveryTimeInDays: '', minHandoverAtPickup: '', minHandoverAtDelivery: '' }),
    isRelatedToAllCars: isForAll,
    fitments: hasFitments(values) ? fitments.filter((line) => line.trim() !== '') : [],
  });
  if (checked.errors) return checked;
  const { articleNumber, subType, minHandoverAtPickup, minHandoverAtDelivery, ...product } = checked.values;
  return {
    values: {
      images,
      product: {
        ...product,
        articleNumber: articleNumber.trim() || undefined,
        subType: subType.trim() || undefined,
        minHandoverAtPickup: minHandoverAtPickup && berlinHour(minHandoverAtPickup, NOON),
        minHandoverAtDelivery: minHandoverAtDelivery && berlinHour(minHandoverAtDelivery, NOON),
      },
    },
  };
}

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/** The vehicles that the entries of the form describe, as far as they can be read while they are typed. */
export function relationsOf(values: ProductValues): ProductRelations {
  const limits = values.relation === 'all' ? { ...values, ...noLimits } : values;
  return {
    isRelatedToAllCars: values.relation === 'all',
    carTypes: values.carTypes.flatMap((type) => carTypes.parse(type) ?? []),
    relatedManufacturers: limits.relatedManufacturers,
    relatedModels: limits.relatedModels,
    relatedCarIds: limits.relatedCarIds,
    relatedMinEnginePower: wholeNumber(limits.relatedMinEnginePower),
    relatedMaxEnginePower: wholeNumber(limits.relatedMaxEnginePower),
    relatedCarFirstRegistrationDateStart: readDay(limits.relatedCarFirstRegistrationDateStart),
    relatedCarFirstRegistrationDateEnd: readDay(limits.relatedCarFirstRegistrationDateEnd),
  };
}
