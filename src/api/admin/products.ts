import { managedProductSchema, type ManagedProduct } from '../../domain/order/product';
import { paymentFrequencies, productTypes } from '../../domain/order/productType';
import type { Platform } from '../platform';
import { crud, type Crud } from './crud';

/** A product as the dealer writes it; days as YYYY-MM-DD, power in kW, EUR. */
export type ProductWrite = Omit<ManagedProduct, 'id' | 'isImmutable' | 'isFromNavigator'>;

const path = ({ adminId }: Platform, ...more: string[]) =>
  ['/v2/vehicleDealer', ...[adminId, 'crosssellingproducts', ...more].map(encodeURIComponent)].join('/');

/** Cross-selling products (admin 7): page 1 of 2,500. */
export const productsApi: Crud<ManagedProduct, ProductWrite> = crud({
  path,
  row: managedProductSchema,
  isListPublic: true,
  query: { pageNumber: 1, pageSize: 2500 },
  body: ({ type, subType, frequency, images, carTypes, ...values }: ProductWrite, _platform, id) => ({
    id,
    ...values,
    productType: productTypes.toWire(type),
    productSubType: subType,
    paymentType: paymentFrequencies.toWire(frequency),
    imageUrl: images[0],
    imageUrls: images,
    vehicleTypesToString: carTypes,
  }),
});
