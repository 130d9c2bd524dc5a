import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, paged, tenantOf, type PlatformContext } from '../answer';
import type { CrossSellingProduct } from '../contract';

const same = (left: string, right: string) => left.localeCompare(right, 'de', { sensitivity: 'base' }) === 0;
const unset = (list: readonly unknown[] | undefined) => list === undefined || list.length === 0;

/** Whether a product that is not for all cars matches the vehicle of the query. */
function fitsVehicle(product: CrossSellingProduct, query: URLSearchParams): boolean {
  const text = (name: string) => query.get(name) ?? '';
  const { relatedManufacturers: makes, relatedModels: models, relatedCarIds: cars } = product;
  if (!unset(cars) && cars?.includes(text('carId'))) return true;
  if (unset(makes) && unset(models) && !unset(cars)) return false;
  const isMake = makes?.some((make) => same(make, text('manufacturer'))) ?? false;
  const isModel = models?.some((model) => same(model, text('model'))) ?? false;
  // One make with models: only those models. Several makes: make or model has to match.
  const isNamed = makes?.length === 1 && !unset(models) ? isMake && isModel : isMake || isModel;
  if (!(unset(makes) && unset(models)) && !isNamed) return false;
  const power = { from: Number(query.get('minEnginePower') ?? 0), to: Number(query.get('maxEnginePower') ?? Infinity) };
  if (power.to < (product.relatedMinEnginePower ?? 0) || power.from > (product.relatedMaxEnginePower ?? Infinity))
    return false;
  const day = text('initialRegistration').slice(0, 10);
  if (day === '') return true;
  return (
    day >= (product.relatedCarFirstRegistrationDateStart ?? '') &&
    day <= (product.relatedCarFirstRegistrationDateEnd ?? '9999')
  );
}

export function productRoutes(context: PlatformContext): RequestHandler[] {
  const base = `${context.baseUrl}/v2/vehicleDealer/:adminId/crosssellingproducts`;
  return [
    http.get(
      `${base}/navigatorSettings`,
      withRefusals(({ params }) => HttpResponse.json(tenantOf(context, params).navigator)),
    ),
    http.get(
      base,
      withRefusals(({ params, request }) => {
        const query = new URL(request.url).searchParams;
        const isForVehicle = ['carId', 'manufacturer', 'model'].some((name) => query.has(name));
        const type = query.get('vehicleType');
        const found = tenantOf(context, params).products.filter((product) => {
          if (!isForVehicle) return true;
          const { vehicleTypesToString: types } = product;
          if (type && types && !unset(types) && !types.some((entry) => same(entry ?? '', type))) return false;
          // Both flags widen the result if present, whatever their value.
          if (product.isFromAccessoriesNav) return query.has('isFromAccessoriesNav');
          if (product.isRelatedToAllCars) return query.has('isRelatedToAllCars');
          return fitsVehicle(product, query);
        });
        if (query.get('orderBy') === 'price desc')
          found.sort((a, b) => b.price - a.price || a.name.localeCompare(b.name, 'de'));
        const { items, headers } = paged(found, query, 2500);
        return HttpResponse.json(items, { headers });
      }),
    ),
  ];
}
