import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, noContent, param, refuse, type PlatformContext } from '../answer';
import type { TenantSettings } from '../contract';
import { staffedTenant, staffOf, tenantOfToken } from './rights';
import { filesDeletionBody, settingsBody } from '../../../src/domain/bodies';
import { filesOf, formOf, storeFile, storeFiles, type UploadKind } from './uploads';

/** Settings of orders, payment and banks, which only an admin may change. */
const OF_ADMINS: readonly (keyof TenantSettings)[] = [
  'orderAvailablePaymentOptionTypes',
  'orderReservationFee',
  'orderReservationTimeInHours',
  'orderPickupLeadTimeInDays',
  'orderDeliveryLeadTimeInDays',
  'bankName',
  'iban',
  'bic',
  'financingCalculationProviderTypes',
  'leasingCalculationProviderTypes',
  'usedWarrantyMonths',
  'usedWarrantyText',
  'legalMakes',
  'leasingContractTypes',
  'creditIntermediaryType',
  'creditLenders',
];

const FILE_KINDS: Record<string, UploadKind> = {
  CrossSellingProductImage: 'picture',
  HomepageHeaderImage: 'picture',
  Logo: 'picture',
  LegalDocument: 'legal',
};

const withoutNull = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

/** Dealer settings, header pictures and files that belong to no vehicle. */
export function settingsRoutes(context: PlatformContext): RequestHandler[] {
  const files = `${context.baseUrl}/cardealeradmin/:adminId/files/:fileType`;
  const images = `${context.baseUrl}/cars/headerImages`;
  const kindOf = (fileType: string) => FILE_KINDS[fileType] ?? refuse(400, 'fileType: unbekannt');
  return [
    http.put(
      `${context.baseUrl}/v2/vehicle-dealer/:adminId/vehicle-dealer-settings/:id`,
      withRefusals(async (info) => {
        const tenant = staffedTenant(context, info);
        const body = await bodyOf(info.request, settingsBody);
        if (param(info.params, 'id') !== tenant.settings.id || body.id !== tenant.settings.id)
          refuse(404, 'Diese Einstellungen gibt es nicht.');
        const { fileServerSettings, ...values } = body;
        const password = fileServerSettings?.password;
        // The schema has validated the shape of the contract.
        const settings = {
          ...withoutNull(values),
          ...(fileServerSettings && { fileServerSettings: { ...fileServerSettings, password: undefined } }),
        } as TenantSettings;
        const isChanged = (name: keyof TenantSettings) =>
          JSON.stringify(settings[name]) !== JSON.stringify(tenant.settings[name]);
        if (OF_ADMINS.some(isChanged)) staffOf(context, tenant, info.request, 'admin');
        tenant.settings = settings;
        if (password !== undefined) tenant.admin.fileServerPassword = password;
        return noContent();
      }),
    ),
    http.post(
      images,
      withRefusals(async ({ request }) => {
        const tenant = tenantOfToken(context, request);
        const [image] = filesOf(await formOf(request), 'image', 'picture');
        const url = image ? await storeFile(context, image) : refuse(400, 'image: fehlt');
        const entry = { key: `header-${tenant.settings.adminId}-${context.state.uploads.size}`, url };
        tenant.headerImages.push(entry);
        return HttpResponse.json(entry, { status: 201 });
      }),
    ),
    http.delete(
      images,
      withRefusals(({ request }) => {
        const tenant = tenantOfToken(context, request);
        const key = new URL(request.url).searchParams.get('key') ?? refuse(400, 'key: fehlt');
        if (!tenant.headerImages.some((image) => image.key === key)) refuse(404, 'Dieses Bild gibt es nicht.');
        tenant.headerImages = tenant.headerImages.filter((image) => image.key !== key);
        return noContent();
      }),
    ),
    http.post(
      files,
      withRefusals(async (info) => {
        staffedTenant(context, info);
        const kind = kindOf(param(info.params, 'fileType'));
        const form = await formOf(info.request);
        if (form.get('fileType') !== param(info.params, 'fileType')) refuse(400, 'fileType: fehlt');
        return HttpResponse.json({ urls: await storeFiles(context, filesOf(form, 'files', kind)) });
      }),
    ),
    http.delete(
      files,
      withRefusals(async (info) => {
        staffedTenant(context, info);
        kindOf(param(info.params, 'fileType'));
        const { urls } = await bodyOf(info.request, filesDeletionBody);
        for (const url of urls) context.state.uploads.delete(url.split('/').at(-2) ?? '');
        return noContent();
      }),
    ),
  ];
}
