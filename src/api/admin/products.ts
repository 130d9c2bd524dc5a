import * as z from 'zod/mini';
import { managedProductSchema, type ManagedProduct } from '../../domain/products/product';
import { paymentFrequencies, productTypes } from '../../domain/products/productType';
import { changedBody, type WireObject } from './changedBody';
import { crud, type Crud, type Read } from './crud';

/** Days as YYYY-MM-DD, power in kW, EUR. */
export type ProductWrite = Omit<ManagedProduct, 'id' | 'isImmutable' | 'isFromNavigator'> & {
  /** Changed or copied; unchanged fields are sent as they were read. */
  base?: WireObject;
};

const bodyOf = ({
  type,
  subType,
  frequency,
  images,
  carTypes,
  ...values
}: Omit<ManagedProduct, 'id' | 'isImmutable' | 'isFromNavigator'>) => ({
  name: values.name,
  description: values.description,
  price: values.price,
  productType: productTypes.toWire(type),
  productSubType: subType,
  paymentType: paymentFrequencies.toWire(frequency),
  imageUrl: images[0],
  imageUrls: images,
  articleNumber: values.articleNumber,
  fitments: values.fitments,
  isRelatedToAllCars: values.isRelatedToAllCars,
  relatedManufacturers: values.relatedManufacturers,
  relatedModels: values.relatedModels,
  relatedCarIds: values.relatedCarIds,
  relatedMinEnginePower: values.relatedMinEnginePower,
  relatedMaxEnginePower: values.relatedMaxEnginePower,
  relatedCarFirstRegistrationDateStart: values.relatedCarFirstRegistrationDateStart,
  relatedCarFirstRegistrationDateEnd: values.relatedCarFirstRegistrationDateEnd,
  vehicleTypesToString: carTypes,
  deliveryTimeInDays: values.deliveryTimeInDays,
  minHandoverAtPickup: values.minHandoverAtPickup,
  minHandoverAtDelivery: values.minHandoverAtDelivery,
});

/** 2,500 per page. A write sends the whole product. */
export const productsApi: Crud<Read<ManagedProduct>, ProductWrite> = crud({
  path: '/v2/vehicleDealer/{a}/crosssellingproducts',
  sends: 'productBody',
  row: managedProductSchema,
  isListPublic: true,
  query: { pageNumber: 1, pageSize: 2500 },
  body: ({ base, ...values }: ProductWrite, _platform, id) => {
    const after = bodyOf(values);
    if (base === undefined) return { id, ...after };
    return {
      ...changedBody({ wire: base, before: bodyOf(z.parse(managedProductSchema, base)), after, isWhole: true }),
      id,
    };
  },
});
