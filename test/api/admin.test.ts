import { describe, expect, it } from 'vitest';
import { contactsApi } from '../../src/api/admin/contacts';
import { deleteCustomer, deleteCustomerContracts, fetchCustomers } from '../../src/api/admin/customers';
import { fetchDealerSettings, saveDealerSettings } from '../../src/api/admin/dealerSettings';
import { deleteFiles, deleteHeaderImage, uploadFiles, uploadHeaderImage } from '../../src/api/admin/files';
import { fetchInvalidVehicles, fetchInvalidVehiclesPdf } from '../../src/api/admin/invalidVehicles';
import { leadSettingsApi, type LeadSettingWrite } from '../../src/api/admin/leadSettings';
import { createCancellationDocument, locationsApi, type LocationWrite } from '../../src/api/admin/locations';
import { fetchManufacturers } from '../../src/api/admin/manufacturers';
import { sendMessage } from '../../src/api/admin/messages';
import { productsApi, type ProductWrite } from '../../src/api/admin/products';
import { fetchReleaseNotes } from '../../src/api/admin/releaseNotes';
import {
  createSalesContract,
  deleteSalesContract,
  fetchSalesContractPdf,
  fetchSalesContracts,
} from '../../src/api/admin/salesContracts';
import { fetchTradeIns, updateTradeIn } from '../../src/api/admin/tradeIns';
import { deleteVehicleFiles, fetchVehicleFiles, uploadVehicleFiles } from '../../src/api/admin/vehicleFiles';
import { fetchContacts } from '../../src/api/contacts';
import { fetchHeaderImages } from '../../src/api/headerImages';
import { fetchTenantSettings } from '../../src/api/tenantSettings';
import { listedContracts } from '../../src/domain/dealer/salesContract';
import { failureOf } from '../builders/platform';
import { platformFor } from '../builders/staff';
import { platform as demo } from '../platformServer';

const admin = platformFor('admin');
const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'bild.svg', { type: 'image/svg+xml' });
const pdf = new File(['%PDF-1.4 %%EOF'], 'bericht.pdf', { type: 'application/pdf' });
const firstOf = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('the list is empty');
  return row;
};
const aProduct = (): ProductWrite => ({
  name: 'Anhängerkupplung',
  description: 'Abnehmbar',
  price: 890,
  type: 'physicalProduct',
  subType: undefined,
  frequency: 'once',
  images: [],
  carTypes: ['PKW'],
  articleNumber: 'AHK-1',
  fitments: [],
  isRelatedToAllCars: true,
  relatedManufacturers: [],
  relatedModels: [],
  relatedCarIds: [],
});
const aLocation = (): LocationWrite => ({
  name: 'Bruchsal',
  eMail: 'bruchsal@autohaus.de',
  phone: '+497251123456',
  address: { street: 'Hauptstraße', houseNumber: '1', zipCode: '76646', city: 'Bruchsal' },
  companyName: 'Autohaus Bergmann',
  locationId: '104',
  companyCeos: 'Katharina Bergmann',
  companyUstId: 'DE123456789',
  companyCommercialRegisterId: 'HRB 1',
  companyCourtName: 'Amtsgericht Mannheim',
});
const aLeadSetting = (): LeadSettingWrite => ({
  targetEmail: 'neu@autohaus.de',
  triggers: ['tradeIn'],
  targets: ['email', 'dealerDesk'],
  locationIds: [],
  carTypes: ['PKW'],
  manufacturers: ['Volkswagen'],
  usedConditions: ['new'],
});

describe('what the staff of a dealer lists and changes', () => {
  it('is the contacts, which the shop shows at once', async () => {
    const location = firstOf(demo.tenant(1).locations).id;
    const values = { name: 'Neu Hier', email: 'neu@x.de', phone: '+49711123456', vehicleDealerLocationIds: [location] };
    const id = (await contactsApi.create(admin, { ...values, image: picture })) ?? '';
    const created = (await fetchContacts(admin)).find((contact) => contact.id === id);
    expect(created).toMatchObject(values);
    await contactsApi.update(admin, id, { ...values, name: 'Nicht mehr neu', imageUrl: created?.imageUrl });
    const changed = (await contactsApi.list(admin)).find((contact) => contact.id === id);
    expect(changed).toMatchObject({ name: 'Nicht mehr neu', imageUrl: created?.imageUrl });
    await contactsApi.remove(admin, id);
    expect((await contactsApi.list(admin)).some((contact) => contact.id === id)).toBe(false);
  });

  it('is the locations, each of which keeps its type, and their withdrawal form', async () => {
    const id = (await locationsApi.create(admin, aLocation())) ?? '';
    await locationsApi.update(admin, id, { ...aLocation(), name: 'Bruchsal Nord', locationType: 'MAIN' });
    const location = (await locationsApi.list(admin)).find((each) => each.id === id);
    expect(location).toMatchObject({ name: 'Bruchsal Nord', locationType: 'MAIN', priceCalculationType: 'NETTO' });
    expect((await createCancellationDocument(admin, id)).size).toBeGreaterThan(100);
    await locationsApi.remove(admin, id);
    expect(await failureOf(locationsApi.remove(admin, id))).toBe('not-found');
    expect(await failureOf(locationsApi.remove(admin, firstOf(demo.tenant(1).locations).id))).toBe('rejected');
  });

  it('is who gets which message, deleted on 204 only', async () => {
    const id = (await leadSettingsApi.create(admin, aLeadSetting())) ?? '';
    await leadSettingsApi.update(admin, id, { ...aLeadSetting(), triggers: ['order', 'contactForm'] });
    expect((await leadSettingsApi.list(admin)).find((each) => each.id === id)).toMatchObject({
      ...aLeadSetting(),
      id,
      triggers: ['order', 'contactForm'],
    });
    await leadSettingsApi.remove(admin, id);
    demo.fail({ method: 'DELETE', path: '/lead-settings/' }, 'null');
    expect(await failureOf(leadSettingsApi.remove(admin, 'x'))).toBe('unreadable');
  });

  // rules/admin: immutable product.
  it('is the products, of which the immutable ones stay', async () => {
    const id = (await productsApi.create(admin, aProduct())) ?? '';
    await productsApi.update(admin, id, { ...aProduct(), price: undefined, images: ['https://x.de/a.png'] });
    const products = await productsApi.list(admin);
    expect(products.find((product) => product.id === id)).toMatchObject({
      images: ['https://x.de/a.png'],
    });
    await productsApi.remove(admin, id);
    const fixed = products.find(({ isImmutable }) => isImmutable)?.id ?? '';
    expect(await failureOf(productsApi.remove(admin, fixed))).toBe('forbidden');
  });

  it('is the trade-ins, of which a released one cannot be changed', async () => {
    const open = (await fetchTradeIns(admin)).find((each) => each.calculationResultType === 'nonDigital');
    expect(open?.customer?.email).toMatch(/@/);
    await updateTradeIn(admin, open?.id ?? '', { result: 'normal', customerPrice: 12_350 });
    expect((await fetchTradeIns(admin)).find((each) => each.id === open?.id)).toMatchObject({
      calculationResultType: 'normal',
      customerPrice: 12_350,
    });
    const again = updateTradeIn(admin, open?.id ?? '', { result: 'nonDigital', customerPrice: 1 });
    expect(await failureOf(again)).toBe('rejected');
  });

  it('is the customers, whose contracts outlive their account', async () => {
    const customers = await fetchCustomers(admin);
    const contracts = listedContracts(await fetchSalesContracts(admin));
    const contract = contracts.find(({ customer }) => customer !== undefined);
    const id = contract?.customerId ?? '';
    expect(customers.find((customer) => customer.id === id)).toMatchObject({ roles: ['customer'] });
    await sendMessage(admin, { receiverIds: [id], channels: ['email'], subject: 'A', content: 'B', attachments: [] });
    expect(demo.tenant(1).admin.messages).toMatchObject([{ receiverIds: [id], channelTypes: [1] }]);
    await deleteCustomer(admin, id);
    const after = (await fetchSalesContracts(admin)).find((each) => each.id === contract?.id);
    expect(after).toMatchObject({ customerId: id });
    await deleteCustomerContracts(admin, id);
    expect((await fetchSalesContracts(admin)).some((each) => each.customerId === id)).toBe(false);
  });

  it('is the sales contracts: the closed and pending ones, the newest first', async () => {
    const vin = firstOf(demo.tenant(1).vehicles).vin ?? '';
    await createSalesContract(admin, { description: 'Kauf', vin, file: pdf });
    const [newest, ...others] = listedContracts(await fetchSalesContracts(admin));
    expect(newest).toMatchObject({ description: 'Kauf', status: 'pending', signersCount: 2 });
    expect(newest?.customerId).toBeUndefined();
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['closed', 'pending']));
    expect((await fetchSalesContractPdf(admin, newest?.id ?? '')).size).toBeGreaterThan(100);
    await deleteSalesContract(admin, newest?.id ?? '');
    expect(await failureOf(fetchSalesContractPdf(admin, newest?.id ?? ''))).toBe('not-found');
  });

  it('is the documents of vehicles, which the vehicle page shows at once', async () => {
    const car = demo.tenant(1).vehicles.find(({ enVkvLabelDocumentUrl: label }) => label === undefined);
    await uploadVehicleFiles(admin, 'energyLabel', { files: [pdf], vin: car?.vin });
    const url = (await fetchVehicleFiles(admin, 'energyLabel')).find(({ id }) => id === car?.id)?.enVkvLabelDocumentUrl;
    expect(car?.enVkvLabelDocumentUrl).toBe(url);
    expect(url).toMatch(/bericht\.pdf$/);
    await deleteVehicleFiles(admin, 'energyLabel', [url ?? '']);
    expect(car?.enVkvLabelDocumentUrl).toBeUndefined();
    const report = { files: [pdf, pdf], internalId: car?.internalId, description: 'Geprüft' };
    await uploadVehicleFiles(admin, 'conditionReport', report);
    const reports = (await fetchVehicleFiles(admin, 'conditionReport')).find(({ id }) => id === car?.id);
    expect(reports).toMatchObject({ conditionDescription: 'Geprüft' });
    expect(reports?.conditionDocumentUrls.length).toBeGreaterThanOrEqual(2);
    expect(await failureOf(uploadVehicleFiles(admin, 'energyLabel', { files: [pdf], vin: 'X' }))).toBe('not-found');
  });

  it('is what the platform does not offer: a label takes its last reason away', async () => {
    const before = await fetchInvalidVehicles(admin);
    const one = before.find(({ reasons }) => reasons.length === 1 && reasons[0]?.startsWith('Labelfehler'));
    await uploadVehicleFiles(admin, 'energyLabel', { files: [pdf], internalId: one?.internalId });
    expect(await fetchInvalidVehicles(admin)).toHaveLength(before.length - 1);
    expect((await fetchInvalidVehiclesPdf(admin)).type).toBe('application/pdf');
  });

  it('is the settings: what was not changed stays as the platform has it', async () => {
    const before = { ...demo.tenant(1).settings };
    await saveDealerSettings(admin, {
      uiColorAccentHex: '#123456',
      uiBorderRadiusFull: '4px',
      bic: null,
      orderAvailablePaymentOptionTypes: [4],
      fileServerSettings: { host: 'ftp.x.de', port: 21, username: 'export', password: 'geheim' },
    });
    const { settings, fileServer } = await fetchDealerSettings(admin);
    expect(settings).toMatchObject({ uiColorAccentHex: '#123456', uiBorderRadiusFull: '4px' });
    expect(settings.bic).toBeUndefined();
    expect(fileServer).toEqual({ host: 'ftp.x.de', port: 21, username: 'export' });
    expect(JSON.stringify(demo.tenant(1).settings)).not.toContain('geheim');
    expect(demo.tenant(1).admin.fileServerPassword).toBe('geheim');
    expect(demo.tenant(1).settings.content).toEqual(before.content);
    expect((await fetchTenantSettings(admin)).uiColorAccentHex).toBe('#123456');
  });

  it('is files and header pictures, with how much of them is sent', async () => {
    const parts: number[] = [];
    const urls = await uploadFiles(admin, 'Logo', [picture], { onUploadProgress: (part) => parts.push(part) });
    expect(urls).toHaveLength(1);
    expect(parts.at(-1)).toBe(1);
    await deleteFiles(admin, 'Logo', urls);
    await uploadHeaderImage(admin, picture);
    const image = (await fetchHeaderImages(admin)).at(-1);
    expect(image?.url).toMatch(/bild\.svg$/);
    await deleteHeaderImage(admin, image?.key ?? '');
    expect(await fetchHeaderImages(admin)).toHaveLength(3);
    const huge = new File([new Uint8Array(1_048_577)], 'gross.png');
    expect(await failureOf(uploadFiles(admin, 'Logo', [huge]))).toBe('rejected');
  });

  it('is makes with models, and the release notes', async () => {
    expect((await fetchManufacturers(admin)).find(({ name }) => name === 'Volkswagen')?.models.length).toBeGreaterThan(
      3,
    );
    expect(firstOf(await fetchReleaseNotes(admin)).title).toMatch(/^Version 4\.2/);
  });
});

describe('lists that are longer than a page', () => {
  it('are read to their end', async () => {
    const template = firstOf(await leadSettingsApi.list(admin));
    const { admin: state } = demo.tenant(1);
    state.leadSettings = Array.from({ length: 205 }, (_, index) => ({
      id: `lead-${index}`,
      targetEmail: template.targetEmail,
      leadChannelTypes: ['Order'],
      leadSystemTargetTypes: ['Email'],
    }));
    const ids = state.leadSettings.map(({ id }) => id);
    expect((await leadSettingsApi.list(admin)).map(({ id }) => id)).toEqual(ids);
    await expect(leadSettingsApi.list(admin, AbortSignal.abort())).rejects.toThrow();
  });
});
