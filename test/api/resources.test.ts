import { describe, expect, it } from 'vitest';
import { fetchContacts } from '../../src/api/contacts';
import { sendEmail } from '../../src/api/emails';
import { fetchEquipment } from '../../src/api/equipment';
import { fetchHeaderImages } from '../../src/api/headerImages';
import { fetchLocations } from '../../src/api/locations';
import { fetchNavigatorSettings } from '../../src/api/navigator';
import { fetchTenantSettings } from '../../src/api/tenantSettings';
import { createVehiclePdf } from '../../src/api/vehiclePdf';
import { contactRequestOf, EMPTY_CONTACT_FORM } from '../../src/domain/vehicle/text/contactRequest';
import { aPlatform, failureOf } from '../builders/platform';
import { platform as demo } from '../platformServer';

const platform = aPlatform();

describe('what the shop reads of a dealer', () => {
  it('is its settings', async () => {
    const settings = await fetchTenantSettings(platform);
    expect(settings).toMatchObject({ isCheckoutEnabled: true, isB2BShop: false });
    expect(settings.uiVehicleDetailsAvailableChildRoutes).toContain('technische-daten');
  });

  it('is nothing for a tenant that nobody knows', async () => {
    expect(await failureOf(fetchTenantSettings(aPlatform('99999999-0000-4000-8000-000000000000')))).toBe('not-found');
  });

  it('is its people, its places, its header pictures and its navigator', async () => {
    const [contacts, locations, images, navigator] = await Promise.all([
      fetchContacts(platform, { vehicleId: demo.tenant(1).vehicles[0]?.id }),
      fetchLocations(platform),
      fetchHeaderImages(platform),
      fetchNavigatorSettings(platform),
    ]);
    expect(contacts.every(({ name }) => name !== '')).toBe(true);
    expect(contacts.length).toBeGreaterThan(0);
    expect(locations).toHaveLength(3);
    expect(images.every(({ url }) => url.startsWith('https://platform.test/'))).toBe(true);
    expect(navigator.length).toBeGreaterThan(0);
    expect(demo.record.find(({ path }) => path.endsWith('/locations'))?.query).toEqual({ pageSize: '1000' });
  });

  it('is the equipment of all dealers', async () => {
    const equipment = await fetchEquipment(platform);
    expect(equipment.find(({ id }) => id === 'tow_bar')?.label).toBe('Anhängerkupplung');
    expect(equipment.length).toBeGreaterThan(60);
  });
});

describe('what the shop sends', () => {
  const target = { dealerEmail: 'info@x.de', adminId: platform.adminId, sourceUrl: 'https://x.de/#/' };
  const request = contactRequestOf(
    { ...EMPTY_CONTACT_FORM, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@lovelace.de', message: 'Guten Tag' },
    target,
  );

  it('is a contact request, once', async () => {
    await expect(sendEmail(platform, request)).resolves.toBeUndefined();
    expect(demo.record.map(({ method, path, status }) => [method, path, status])).toEqual([['POST', '/emails', 204]]);
  });

  it('is never a second mail by itself', async () => {
    demo.fail('/emails', 503);
    expect(await failureOf(sendEmail(platform, request))).toBe('busy');
    expect(demo.record).toHaveLength(1);
  });

  const orderPdf = () =>
    createVehiclePdf(platform, demo.tenant(1).vehicles[0]?.id ?? '', {
      client: {
        adminId: platform.adminId,
        companyAddress: '',
        companyName: 'Autohaus',
        email: '',
        phone: '',
        logoUrl: '',
        detailsUrl: 'https://x.de/#/a',
      },
      url: 'https://x.de/#/a',
    });

  it('is the order for a PDF of a vehicle, which comes as a file', async () => {
    expect((await (await orderPdf()).text()).startsWith('%PDF')).toBe(true);
  });

  it('is never a second PDF by itself', async () => {
    demo.fail(/\/pdf/, 503);
    expect(await failureOf(orderPdf())).toBe('busy');
    expect(demo.record).toHaveLength(1);
  });
});
