import type * as z from 'zod/mini';
import type { Read, WriteOptions } from '../../../api/admin/crud';
import { deleteFiles, uploadFiles } from '../../../api/admin/files';
import { productsApi, type ProductWrite } from '../../../api/admin/products';
import type { Platform } from '../../../api/platform';
import { productFormSchema } from '../../../domain/dealer/forms/product';
import { readDay, type FileChoice } from '../../../domain/dealer/rules';
import type { ManagedProduct } from '../../../domain/products/product';
import type { ProductRelations } from '../../../domain/products/productMatch';
import {
  DEALER_WARRANTY,
  isHandOverType,
  paymentFrequencies,
  productTypes,
} from '../../../domain/products/productType';
import { carTypes } from '../../../domain/enums/carType';
import { berlinHour } from '../../../lib/dates/germanClock';
import { formatDate } from '../../../lib/dates/formatDate';
import { checkBy, type FormCheck } from '../../../lib/check';
import { choicesOf, entryForm, type Uploaded } from '../../engine/entryForm';

type Checked = z.input<typeof productFormSchema>;

/** Field values: choices as text, because a new product has none yet; the relation as 'all' or 'some'. */
export type ProductValues = Omit<Checked, 'type' | 'frequency' | 'isRelatedToAllCars' | 'carTypes'> & {
  type: string;
  frequency: string;
  relation: 'all' | 'some';
  carTypes: string[];
  images: FileChoice[];
};

const PICTURE = 'CrossSellingProductImage';

/** Hour of Germany that is sent with a day (rules/order-and-payment: hand-over hour). */
const NOON = 12;

const dayText = (day: string | undefined) => (day === undefined ? '' : formatDate(day.slice(0, 10)));
const amountText = (amount: number | undefined) => (amount === undefined ? '' : String(amount).replace('.', ','));

const productEntries = (row: ManagedProduct | undefined): ProductValues => ({
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
  const productType = productTypes.parse(type);
  return productType !== undefined && isHandOverType(productType);
};

/** Sections that depend on the type. Hidden values of a product are sent as they were read. */
export const hasHandOver = ({ type }: Pick<ProductValues, 'type'>) => isHandOver(type);
export const hasFitments = ({ type }: Pick<ProductValues, 'type'>) => type === 'physicalProduct';

/** Value as it was read, if the day in the field is unchanged. */
const asRead = (read: string | undefined, day: string | undefined, written = day) =>
  read !== undefined && read.slice(0, 10) === day ? read : written;

const atNoon = (day: string | undefined) => day && berlinHour(day, NOON);

/**
 * Validates a product. Hidden fields are sent as they were read, without validation; a product for all vehicles loses its limits.
 *
 * @param row the product that is changed or copied
 */
function checkProduct(values: ProductValues, row?: Read<ManagedProduct>): FormCheck<ProductWrite> {
  const { images, relation, fitments, ...entries } = values;
  const isForAll = relation === 'all';
  const checked = checkBy(productFormSchema)({
    ...entries,
    ...(isForAll && noLimits),
    ...(!isHandOver(values.type) && { deliveryTimeInDays: '', minHandoverAtPickup: '', minHandoverAtDelivery: '' }),
    isRelatedToAllCars: isForAll,
    fitments: fitments.filter((line) => line.trim() !== ''),
  });
  const refused = images.find((image) => image.refused !== undefined)?.refused;
  if (refused !== undefined) return { errors: { ...checked.errors, images: { message: refused } } };
  if (checked.errors) return checked;
  const { articleNumber, subType, minHandoverAtPickup, minHandoverAtDelivery, ...product } = checked.values;
  const { relatedCarFirstRegistrationDateStart: from, relatedCarFirstRegistrationDateEnd: to } = product;
  return {
    values: {
      ...product,
      images: images.flatMap(({ url }) => url ?? []),
      articleNumber: articleNumber.trim() || undefined,
      // The dealer's own warranty is none of another type.
      subType: (values.type !== 'warranty' && subType === DEALER_WARRANTY ? '' : subType.trim()) || undefined,
      relatedCarFirstRegistrationDateStart: asRead(row?.relatedCarFirstRegistrationDateStart, from),
      relatedCarFirstRegistrationDateEnd: asRead(row?.relatedCarFirstRegistrationDateEnd, to),
      minHandoverAtPickup: asRead(row?.minHandoverAtPickup, minHandoverAtPickup, atNoon(minHandoverAtPickup)),
      minHandoverAtDelivery: asRead(row?.minHandoverAtDelivery, minHandoverAtDelivery, atNoon(minHandoverAtDelivery)),
      ...(isForAll && row?.isRelatedToAllCars && limitsOf(row)),
      ...(!isHandOver(values.type) && handOverOf(row)),
      ...(!hasFitments(values) && { fitments: row?.fitments ?? [] }),
      base: row?.wire,
    },
  };
}

const limitsOf = (row: ManagedProduct) => ({
  relatedManufacturers: row.relatedManufacturers,
  relatedModels: row.relatedModels,
  relatedCarIds: row.relatedCarIds,
  relatedMinEnginePower: row.relatedMinEnginePower,
  relatedMaxEnginePower: row.relatedMaxEnginePower,
  relatedCarFirstRegistrationDateStart: row.relatedCarFirstRegistrationDateStart,
  relatedCarFirstRegistrationDateEnd: row.relatedCarFirstRegistrationDateEnd,
});

const handOverOf = (row: ManagedProduct | undefined) => ({
  deliveryTimeInDays: row?.deliveryTimeInDays,
  minHandoverAtPickup: row?.minHandoverAtPickup,
  minHandoverAtDelivery: row?.minHandoverAtDelivery,
});

export const productForm = entryForm<Read<ManagedProduct>, ProductValues, ProductWrite>({
  labels: {
    name: 'Name',
    type: 'Typ',
    subType: 'Art des Schutzes',
    articleNumber: 'Artikelnummer',
    description: 'Beschreibung',
    price: 'Preis',
    frequency: 'Zahlungsweise',
    images: 'Bilder',
    relation: 'Fahrzeuge',
    carTypes: 'Fahrzeugarten',
    relatedManufacturers: 'Marken',
    relatedModels: 'Modelle',
    relatedMinEnginePower: 'Leistung von',
    relatedMaxEnginePower: 'Leistung bis',
    relatedCarFirstRegistrationDateStart: 'Erstzulassung von',
    relatedCarFirstRegistrationDateEnd: 'Erstzulassung bis',
    relatedCarIds: 'Einzelne Fahrzeuge',
    deliveryTimeInDays: 'Lieferzeit',
    minHandoverAtPickup: 'Frühester Termin Abholung',
    minHandoverAtDelivery: 'Frühester Termin Lieferung',
    fitments: 'Passend zu',
  },
  choices: {
    type: choicesOf(productTypes),
    subType: [{ value: DEALER_WARRANTY, label: 'Leistung des Autohauses (inkl. MwSt.)' }],
    frequency: choicesOf(paymentFrequencies),
    relation: [
      { value: 'all', label: 'Alle Fahrzeuge' },
      { value: 'some', label: 'Bestimmte Fahrzeuge' },
    ],
    carTypes: choicesOf(carTypes),
  },
  units: { price: '€', relatedMinEnginePower: 'kW', relatedMaxEnginePower: 'kW', deliveryTimeInDays: 'Tage' },
  entries: productEntries,
  check: checkProduct,
  upload: withPictures,
  create: productsApi.create,
  update: productsApi.update,
});

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

/** Limits that the form describes, ignoring incomplete values. */
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

/** Uploads new pictures. */
async function withPictures(
  platform: Platform,
  values: ProductValues,
  options: WriteOptions = {},
): Promise<Uploaded<ProductValues>> {
  const files = values.images.flatMap(({ file }) => file ?? []);
  const uploaded = await uploadFiles(platform, PICTURE, files, options);
  const addresses = [...uploaded];
  return {
    values: { ...values, images: values.images.map((image) => (image.file ? { url: addresses.shift() } : image)) },
    remove: () => deleteFiles(platform, PICTURE, uploaded).catch(() => undefined),
  };
}
