import * as z from 'zod/mini';
import type { Read, WriteOptions } from '../../../api/admin/crud';
import { deleteFiles, uploadFiles } from '../../../api/admin/files';
import { productsApi, type ProductWrite } from '../../../api/admin/products';
import type { Platform } from '../../../api/platform';
import {
  optionalAmount,
  optionalDay,
  optionalWholeNumber,
  readTypedDay,
  ruleOver,
  texts,
  type FileChoice,
} from '../../../domain/dealer/rules';
import { amountProblem } from '../../../lib/typedNumber';
import type { ManagedProduct } from '../../../domain/products/product';
import type { ProductRelations } from '../../../domain/products/productMatch';
import {
  DEALER_WARRANTY,
  isHandOverType,
  paymentFrequencies,
  productTypes,
} from '../../../domain/products/productType';
import { optionalInput, REQUIRED, requiredInput } from '../../../domain/person/rules';
import { carTypes } from '../../../domain/enums/carType';
import { isCalendarDay } from '../../../lib/dates/calendarDay';
import { berlinHour } from '../../../lib/dates/germanClock';
import { formatDate } from '../../../lib/dates/formatDate';
import { checkBy, type FormCheck } from '../../../lib/check';
import {
  formEntriesOf,
  required,
  formRulesOf,
  type EntryField,
  type EntryFields,
  type EntryValues,
} from '../../engine/entryFields';
import { choicesOf, entryForm, type Uploaded } from '../../engine/entryForm';

const PICTURE = 'CrossSellingProductImage';

/** Hour sent with a day (rules/order-and-payment: hand-over hour). */
const NOON = 12;

const dayText = (day: string | undefined) => (day === undefined ? '' : formatDate(day.slice(0, 10)));

const isHandOver = (type: string) => {
  const productType = productTypes.parse(type);
  return productType !== undefined && isHandOverType(productType);
};

export const hasHandOver = ({ type }: { type: string }) => isHandOver(type);
export const hasFitments = ({ type }: { type: string }) => type === 'physicalProduct';
const hasLimits = ({ relation }: { relation: 'all' | 'some' }) => relation === 'some';

/** Message of a missing required choice, capitalised. */
const oneOf = <const Keys extends readonly string[]>(keys: Keys) =>
  z.pipe(z.string(), z.enum(keys, { error: 'Erforderlich' }));
const numberWithUnit = (label: string, unit: string) => ({ label, rule: optionalWholeNumber(), unit });
/** The message of a file that cannot be sent stands beside the others' until the file is removed. */
const pictures = () =>
  z.custom<FileChoice[]>().check(
    z.check(({ value, issues }) => {
      const message = value.find(({ refused }) => refused !== undefined)?.refused;
      if (message !== undefined) issues.push({ code: 'custom', message, input: value, continue: true });
    }),
  );
const day = (label: string) => ({ label, rule: optionalDay() });

const fields = {
  name: required('Name', requiredInput()),
  type: { ...required('Typ', oneOf(productTypes.keys)), choices: choicesOf(productTypes), wire: ['productType'] },
  subType: {
    label: 'Art des Schutzes',
    rule: optionalInput(),
    choices: [{ value: DEALER_WARRANTY, label: 'Leistung des Autohauses (inkl. MwSt.)' }],
    when: ({ type }: { type: string }) => type === 'warranty',
    wire: ['productSubType'],
  },
  articleNumber: { label: 'Artikelnummer', rule: optionalInput() },
  description: required('Beschreibung', requiredInput()),
  price: { label: 'Preis', rule: optionalAmount(), typed: amountProblem, unit: '€' },
  frequency: {
    ...required('Zahlungsweise', oneOf(paymentFrequencies.keys)),
    choices: choicesOf(paymentFrequencies),
    wire: ['paymentType'],
    initial: 'once',
  },
  images: { label: 'Bilder', rule: pictures(), wire: ['image', 'imageUrl', 'imageUrls'], initial: [] },
  relation: {
    label: 'Fahrzeuge',
    rule: z.enum(['all', 'some']),
    choices: [
      { value: 'all', label: 'Alle Fahrzeuge' },
      { value: 'some', label: 'Bestimmte Fahrzeuge' },
    ],
    initial: 'all',
  },
  carTypes: {
    label: 'Fahrzeugarten',
    rule: z.pipe(z.array(z.string()), z.array(z.enum(carTypes.keys))),
    choices: choicesOf(carTypes),
    empty: 'Alle Fahrzeugarten',
    wire: ['vehicleTypesToString'],
    initial: [],
  },
  relatedManufacturers: { label: 'Marken', rule: z.array(z.string()), when: hasLimits, initial: [] },
  relatedModels: { label: 'Modelle', rule: z.array(z.string()), when: hasLimits, initial: [] },
  relatedMinEnginePower: { ...numberWithUnit('Leistung von', 'kW'), when: hasLimits },
  relatedMaxEnginePower: { ...numberWithUnit('Leistung bis', 'kW'), when: hasLimits },
  relatedCarFirstRegistrationDateStart: { ...day('Erstzulassung von'), when: hasLimits },
  relatedCarFirstRegistrationDateEnd: { ...day('Erstzulassung bis'), when: hasLimits },
  relatedCarIds: { label: 'Einzelne Fahrzeuge', rule: z.array(z.string()), when: hasLimits, initial: [] },
  deliveryTimeInDays: { ...numberWithUnit('Lieferzeit', 'Tage'), when: hasHandOver },
  minHandoverAtPickup: { ...day('Frühester Termin Abholung'), when: hasHandOver },
  minHandoverAtDelivery: { ...day('Frühester Termin Lieferung'), when: hasHandOver },
  fitments: { label: 'Passend zu', rule: texts(), when: hasFitments, initial: [] },
} satisfies EntryFields;

/** Field values: choices as text, because a new product has none yet; the relation as 'all' or 'some'. */
export type ProductValues = EntryValues<typeof fields>;

/** True unless both ends are valid. */
const isOrdered = (from: unknown, to: unknown) => {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  return typeof from !== 'string' || typeof to !== 'string' || !isCalendarDay(from) || !isCalendarDay(to) || from <= to;
};

export const productSchema = z.object(formRulesOf(fields)).check(
  ruleOver(
    'deliveryTimeInDays',
    REQUIRED,
    ({ type, deliveryTimeInDays: days }) => type !== 'handOver' || days !== undefined,
  ),
  ruleOver('relatedMaxEnginePower', 'darf nicht kleiner als „von“ sein', (values) =>
    isOrdered(values.relatedMinEnginePower, values.relatedMaxEnginePower),
  ),
  ruleOver('relatedCarFirstRegistrationDateEnd', 'darf nicht vor „von“ liegen', (values) =>
    isOrdered(values.relatedCarFirstRegistrationDateStart, values.relatedCarFirstRegistrationDateEnd),
  ),
);

/** Fields that the form does not show; the kind of a protection stays as it was typed. */
const hiddenIn = (values: ProductValues) =>
  Object.entries<EntryField<ProductValues>>(fields).filter(
    ([name, { when }]) => name !== 'subType' && when?.(values) === false,
  );

const withoutHidden = (values: ProductValues): ProductValues => ({
  ...values,
  ...Object.fromEntries(hiddenIn(values).map(([name, { initial = '' }]) => [name, initial])),
});

/** Value as it was read, if the day in the field is unchanged. */
const asRead = (read: string | undefined, day: string | undefined, written = day) =>
  read !== undefined && read.slice(0, 10) === day ? read : written;

const atNoon = (day: string | undefined) => day && berlinHour(day, NOON);

const check = checkBy(productSchema);

/**
 * Hidden fields are sent as read, unchecked; a product for all vehicles loses its limits.
 * @param row changed or copied
 */
function checkProduct(values: ProductValues, row?: Read<ManagedProduct>): FormCheck<ProductWrite> {
  const isForAll = !hasLimits(values);
  const checked = check(withoutHidden(values));
  if (checked.errors) return checked;
  const {
    relation: _,
    articleNumber,
    subType,
    images,
    minHandoverAtPickup,
    minHandoverAtDelivery,
    ...product
  } = checked.values;
  const { relatedCarFirstRegistrationDateStart: from, relatedCarFirstRegistrationDateEnd: to } = product;
  return {
    values: {
      ...product,
      isRelatedToAllCars: isForAll,
      images: images.flatMap(({ url }) => url ?? []),
      articleNumber: articleNumber.trim() || undefined,
      // The dealer's own warranty is none of another type.
      subType: (values.type !== 'warranty' && subType === DEALER_WARRANTY ? '' : subType.trim()) || undefined,
      relatedCarFirstRegistrationDateStart: asRead(row?.relatedCarFirstRegistrationDateStart, from),
      relatedCarFirstRegistrationDateEnd: asRead(row?.relatedCarFirstRegistrationDateEnd, to),
      minHandoverAtPickup: asRead(row?.minHandoverAtPickup, minHandoverAtPickup, atNoon(minHandoverAtPickup)),
      minHandoverAtDelivery: asRead(row?.minHandoverAtDelivery, minHandoverAtDelivery, atNoon(minHandoverAtDelivery)),
      ...(row && hiddenOf(row, values)),
      base: row?.wire,
    },
  };
}

const hiddenOf = (row: ManagedProduct, values: ProductValues): Partial<ManagedProduct> =>
  Object.fromEntries(
    hiddenIn(values)
      .filter(([, { when }]) => when !== hasLimits || row.isRelatedToAllCars)
      .map(([name]) => [name, Reflect.get(row, name) as unknown]),
  );

export const productForm = entryForm<Read<ManagedProduct>, ProductValues, ProductWrite>({
  fields,
  entries: (row) =>
    formEntriesOf(fields, {
      ...row,
      images: row?.images.map((url) => ({ url })),
      relation: row === undefined || row.isRelatedToAllCars ? 'all' : 'some',
      relatedCarFirstRegistrationDateStart: dayText(row?.relatedCarFirstRegistrationDateStart),
      relatedCarFirstRegistrationDateEnd: dayText(row?.relatedCarFirstRegistrationDateEnd),
      minHandoverAtPickup: dayText(row?.minHandoverAtPickup),
      minHandoverAtDelivery: dayText(row?.minHandoverAtDelivery),
    }),
  check: checkProduct,
  upload: withPictures,
  create: productsApi.create,
  update: productsApi.update,
});

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined);

export function relationsOf(values: ProductValues): ProductRelations {
  const limits = withoutHidden(values);
  return {
    isRelatedToAllCars: values.relation === 'all',
    carTypes: values.carTypes.flatMap((type) => carTypes.parse(type) ?? []),
    relatedManufacturers: limits.relatedManufacturers,
    relatedModels: limits.relatedModels,
    relatedCarIds: limits.relatedCarIds,
    relatedMinEnginePower: wholeNumber(limits.relatedMinEnginePower),
    relatedMaxEnginePower: wholeNumber(limits.relatedMaxEnginePower),
    relatedCarFirstRegistrationDateStart: readTypedDay(limits.relatedCarFirstRegistrationDateStart),
    relatedCarFirstRegistrationDateEnd: readTypedDay(limits.relatedCarFirstRegistrationDateEnd),
  };
}

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
