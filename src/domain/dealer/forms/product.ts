import * as z from 'zod/mini';
import { paymentFrequencies, productTypes } from '../../products/productType';
import { optionalLine, REQUIRED, requiredLine } from '../../person/rules';
import { carTypes } from '../../enums/carType';
import { isCalendarDay } from '../../../lib/dates/calendarDay';
import { optionalAmount, optionalDay, optionalWholeNumber, ruleOver } from '../rules';

/** Message of a missing required choice, capitalised. */
const TYPE_REQUIRED = 'Erforderlich';

const chosen = <const Values extends readonly string[]>(values: Values) => z.enum(values, { error: TYPE_REQUIRED });

/** Whether a range is ordered; true unless both ends are valid. */
const isOrdered = (from: unknown, to: unknown) => {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  return typeof from !== 'string' || typeof to !== 'string' || !isCalendarDay(from) || !isCalendarDay(to) || from <= to;
};

/** Form of a cross-selling product. */
export const productFormSchema = z
  .object({
    name: requiredLine(),
    type: chosen(productTypes.keys),
    description: requiredLine(),
    articleNumber: optionalLine(),
    subType: optionalLine(),
    price: optionalAmount(),
    frequency: chosen(paymentFrequencies.keys),
    isRelatedToAllCars: z.boolean(),
    carTypes: z.array(z.enum(carTypes.keys)),
    relatedManufacturers: z.array(z.string()),
    relatedModels: z.array(z.string()),
    relatedCarIds: z.array(z.string()),
    relatedMinEnginePower: optionalWholeNumber(),
    relatedMaxEnginePower: optionalWholeNumber(),
    relatedCarFirstRegistrationDateStart: optionalDay(),
    relatedCarFirstRegistrationDateEnd: optionalDay(),
    deliveryTimeInDays: optionalWholeNumber(),
    minHandoverAtPickup: optionalDay(),
    minHandoverAtDelivery: optionalDay(),
    fitments: z.array(z.string()),
  })
  .check(
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
