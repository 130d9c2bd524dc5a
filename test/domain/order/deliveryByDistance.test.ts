import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { deliveryFor, deliveryLimit, deliveryLimitExceeded } from '../../../src/domain/order/deliveryByDistance';
import { crossSellingProductSchema } from '../../../src/domain/products/product';

const product = (fields: Record<string, unknown>) =>
  z.parse(crossSellingProductSchema, { id: String(fields.name), productType: 7, ...fields });

const PRODUCTS = [
  product({ name: 'Lieferung deutschlandweit', price: 549 }),
  product({ name: 'Lieferung bis 100 km', price: 249 }),
  product({ name: 'Lieferung Umkreis', description: 'Frei Haus bis zu 20 km.', price: 0 }),
  product({ name: 'Abholung im Autohaus', price: 0, productType: 6 }),
];

describe('Delivery by distance', () => {
  it.each([
    [15, 'Lieferung Umkreis', 0],
    [40, 'Lieferung bis 100 km', 249],
    [100, 'Lieferung bis 100 km', 249],
    [101, 'Lieferung deutschlandweit', 549],
  ])('over %s km is %s', (kilometres, name, price) => {
    expect(deliveryFor(PRODUCTS, kilometres)).toMatchObject({ name, price });
  });

  it.each([
    [198, 'Lieferung bis 100 km', 100],
    [126, 'Lieferung bis 100 km', 100],
    // As a text both are "ca. 100 km".
    [124, 'Lieferung bis 100 km', undefined],
    [40, 'Lieferung bis 100 km', undefined],
    [38, 'Lieferung Umkreis', 20],
    // No more is known of it than "unter 20 km".
    [14, 'Lieferung bis 10 km', undefined],
    [600, 'Lieferung deutschlandweit', undefined],
    [600, 'Abholung im Autohaus', undefined],
  ])('over an estimated %s km exceeds the limit of %s: %s', (kilometres, name, limit) => {
    const found = [...PRODUCTS, product({ name: 'Lieferung bis 10 km', price: 0 })].find((each) => each.name === name);
    expect(found && deliveryLimitExceeded(found, kilometres)).toBe(limit);
  });

  it.each([
    ['Lieferung bis 100 km', 100],
    ['Lieferung bis zu 1.000 km', 1_000],
    ['Lieferung im Umkreis von 50 km', 50],
    ['Lieferung (max. 80 km)', 80],
    ['Lieferung innerhalb 30 km', 30],
    ['Lieferung deutschlandweit', undefined],
    ['Lieferung bis 100 km frei, danach 1 € je km', undefined],
    ['Lieferung bis vor die Haustür, Fahrzeug bis 100 kmh', undefined],
  ])('%s: limit %s', (name, limit) => {
    expect(deliveryLimit(product({ name, price: 1 }))).toBe(limit);
  });

  it('is none where no product reaches so far', () => {
    expect(deliveryFor(PRODUCTS.slice(1), 300)).toBeUndefined();
  });
});
