import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, findTenant, noContent, paged, param, refuse, type PlatformContext } from '../answer';
import type { CrossSellingProduct, SalesContract } from '../contract';
import { createPdf } from '../rules/pdf';
import { idFor } from '../stock/random';
import type { TenantState } from '../state';
import { replaceEntry, removeEntry } from './organisation';
import { staffedTenant, staffOf, tenantOfToken } from './rights';
import { productBody, tradeInBody } from '../../../src/domain/bodies';
import type { StoredContract } from './seeds';
import { filesOf, formOf, textOf } from './uploads';

/** With the customer, unless deleted. */
function onTheWire(tenant: TenantState, contract: StoredContract): SalesContract {
  const user = tenant.accounts.find((account) => account.user.id === contract.vehicleDealerCustomerId)?.user;
  if (!user) return contract;
  const { id, firstName = '', lastName = '', email, phoneNumber } = user;
  return { ...contract, customer: { id, firstName, lastName, email, phone: phoneNumber } };
}

const changeable = (product: CrossSellingProduct) =>
  product.isImmutable ? refuse(403, 'Dieses Produkt wird vom System verwaltet.') : product;

/** Cross-selling products, trade-ins and sales contracts. */
export function salesRoutes(context: PlatformContext): RequestHandler[] {
  const products = `${context.baseUrl}/v2/vehicleDealer/:adminId/crosssellingproducts`;
  const tradeIns = `${context.baseUrl}/v2/trade-ins`;
  const contracts = `${context.baseUrl}/salesContracts`;
  const contractOf = (tenant: TenantState, id: string) =>
    tenant.admin.contracts.find((contract) => contract.id === id) ?? refuse(404, 'Diesen Vertrag gibt es nicht.');
  return [
    http.post(
      products,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const values = await bodyOf(info.request, productBody);
        const id = idFor(`product ${tenant.products.length} ${context.now().getTime()}`);
        // Products without a price violate the contract, but dealers have some.
        const product = { ...values, id } as CrossSellingProduct;
        tenant.products.push(product);
        return HttpResponse.json(product, { status: 201 });
      }),
    ),
    http.put(
      `${products}/:id`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const values = await bodyOf(info.request, productBody);
        const product = replaceEntry(
          tenant.products,
          param(info.params, 'id'),
          (old) => ({ ...values, id: changeable(old).id }) as CrossSellingProduct,
        );
        return HttpResponse.json(product);
      }),
    ),
    http.delete(
      `${products}/:id`,
      withRefusals((info) => {
        const tenant = staffedTenant(context, info);
        const id = param(info.params, 'id');
        const product = tenant.products.find((each) => each.id === id);
        if (product) changeable(product);
        removeEntry(tenant.products, id);
        return noContent();
      }),
    ),
    http.get(
      tradeIns,
      withRefusals(({ request }) => {
        const query = new URL(request.url).searchParams;
        const tenant = findTenant(context, query.get('vehicleDealerId') ?? '') ?? refuse(404, 'Unbekannter Händler.');
        staffOf(context, tenant, request);
        const { items, headers } = paged(tenant.tradeIns, query, 12);
        const isComplete = query.get('isCustomerIncluded') === 'true';
        return HttpResponse.json(
          items.map(({ customer, ...tradeIn }) => (isComplete ? { ...tradeIn, customer } : tradeIn)),
          { headers },
        );
      }),
    ),
    http.put(
      `${tradeIns}/:id`,
      withRefusals(async ({ params, request }) => {
        const { vehicleDealerId, resultType, customerPrice } = await bodyOf(request, tradeInBody);
        const tenant = findTenant(context, vehicleDealerId) ?? refuse(404, 'Unbekannter Händler.');
        staffOf(context, tenant, request);
        const tradeIn = replaceEntry(tenant.tradeIns, param(params, 'id'), (old) => {
          if (old.calculationResultType === 1)
            refuse(400, 'Die Inzahlungnahme wurde bereits freigeben und kann nicht bearbeitet werden.');
          return { ...old, calculationResultType: resultType, customerPrice };
        });
        return HttpResponse.json(tradeIn);
      }),
    ),
    http.get(
      contracts,
      withRefusals(({ request }) => {
        const tenant = tenantOfToken(context, request);
        return HttpResponse.json({
          documents: tenant.admin.contracts.map((contract) => onTheWire(tenant, contract)),
        });
      }),
    ),
    http.get(
      `${contracts}/:id`,
      withRefusals(({ params, request }) => {
        const tenant = tenantOfToken(context, request);
        const { description, car } = contractOf(tenant, param(params, 'id'));
        const pdf = createPdf([description ?? 'Kaufvertrag', tenant.settings.companyName, `FIN ${car?.vin ?? ''}`]);
        return new HttpResponse(pdf, { headers: { 'content-type': 'application/pdf' } });
      }),
    ),
    http.post(
      contracts,
      withRefusals(async ({ request }) => {
        const tenant = tenantOfToken(context, request);
        const form = await formOf(request);
        const vin = textOf(form, 'vin');
        if (filesOf(form, 'file', 'contract').length !== 1) refuse(400, 'file: genau eine Datei');
        const car = tenant.vehicles.find((each) => each.vin?.toLowerCase() === vin.toLowerCase());
        const contract: StoredContract = {
          id: `contract-new-${tenant.admin.contracts.length + 1}`,
          ctime: Math.floor(context.now().getTime() / 1000),
          status: 'pending',
          description: textOf(form, 'description'),
          car: { vin, marketingTitle: car ? `${car.manufacturer} ${car.model}` : undefined },
          signingStatus: { invitations_delivered: 2 },
          parties: [
            { id: 'a', role: 'signing_party' },
            { id: 'b', role: 'signing_party' },
          ],
          vehicleDealerCustomerId: '00000000-0000-0000-0000-000000000000',
        };
        tenant.admin.contracts.push(contract);
        return HttpResponse.json(contract, { status: 201 });
      }),
    ),
    http.delete(
      `${contracts}/:id`,
      withRefusals(({ params, request }) => {
        removeEntry(tenantOfToken(context, request).admin.contracts, param(params, 'id'));
        return noContent();
      }),
    ),
  ];
}
