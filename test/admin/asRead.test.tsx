import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Entry, Rows } from '../../src/admin/engine/entry';
import type { EntryForm } from '../../src/admin/engine/entryForm';
import { contactForm, contactRows } from '../../src/admin/resources/contacts';
import { leadForm, leadRows } from '../../src/admin/resources/leadSettings';
import { locationForm, locationRows } from '../../src/admin/resources/locations';
import { productForm } from '../../src/admin/resources/products/productForm';
import { productRows } from '../../src/admin/resources/products/products';
import { tradeInForm } from '../../src/admin/resources/tradeInForm';
import { tradeInRows } from '../../src/admin/resources/tradeIns';
import { platformFor } from '../builders/staff';
import type { CrossSellingProduct, TradeIn } from '../platform/contract';
import { API_URL, platform, server } from '../platformServer';
import { dialog, renderAdmin } from './renderAdmin';

type Wire = Readonly<Record<string, unknown>>;

const tenant = () => platform.tenant(1);

/** Collects the bodies of updates and accepts all of them. */
function takeUpdates(): Wire[] {
  const bodies: Wire[] = [];
  server.use(
    http.put(`${API_URL}/*`, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
      bodies.push(isForm ? listsOf(await request.formData()) : ((await request.json()) as Wire));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return bodies;
}

const listsOf = (form: FormData): Wire =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]));

/** Body of the update of an entry after other input in its form. */
async function bodyAfter<Row extends Entry, Values extends FieldValues>(
  { calls }: Rows<Row>,
  form: EntryForm<Row, Values>,
  id: string | undefined,
  input: Partial<Values>,
): Promise<Wire> {
  const bodies = takeUpdates();
  const asAdmin = platformFor('admin');
  const row = (await calls.list(asAdmin)).find((each) => each.id === id);
  if (row === undefined) throw new Error(`no entry ${id}`);
  const { errors, values } = form.check(Object.assign({}, form.entries(row), input), row);
  expect(errors).toBeUndefined();
  await values?.update?.(asAdmin, row.id);
  return bodies[0] ?? {};
}

/** Product in the platform's own notation: other spellings, unknown values, fields of later versions. */
const product = (productType: CrossSellingProduct['productType']) => ({
  id: `product-${productType}`,
  name: 'Probe',
  description: '<p>Ein   Text &amp; mehr</p>',
  price: 19.999,
  productType,
  productTypeToString: 'Unbekannt',
  paymentType: 1,
  paymentTypeToString: 'Onetime',
  imageUrl: 'https://media.test/haupt bild.png',
  imageUrls: ['https://media.test/zweites.png'],
  articleNumber: ' A-1 ',
  fitments: ['rot'],
  isRelatedToAllCars: true,
  relatedManufacturers: ['Volkswagen'],
  relatedMinEnginePower: 50,
  relatedCarFirstRegistrationDateStart: '2020-01-01T00:00:00Z',
  vehicleTypesToString: ['PKW', 'BOOT'],
  deliveryTimeInDays: 12,
  minHandoverAtPickup: '2026-12-01T07:30:00Z',
  minHandoverAtDelivery: '2026-12-05T07:30:00Z',
  isFromAccessoriesNav: false,
  isImmutable: false,
  ofLaterVersion: { kept: [1, null] },
});

describe('a save changes only the field that was changed', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('of a product of type %d', async (type) => {
    const wire = product(type);
    tenant().products.push(wire as unknown as CrossSellingProduct);
    const body = await bodyAfter(productRows, productForm, wire.id, { name: 'Probe 2' });
    expect(body).toEqual({ ...wire, name: 'Probe 2' });
  });

  it('of a product whose type is changed: the text beside it would be another’s', async () => {
    const { productTypeToString: _, ...wire } = { ...product(1), productTypeToString: 'Warranty' };
    tenant().products.push({ ...wire, productTypeToString: 'Warranty' } as unknown as CrossSellingProduct);
    const body = await bodyAfter(productRows, productForm, wire.id, { type: 'service' });
    expect(body).toEqual({ ...wire, productType: 3 });
  });

  it('of a product in its sheet', async () => {
    const wire = product(5);
    tenant().products.push(wire as unknown as CrossSellingProduct);
    const bodies = takeUpdates();
    const { user } = renderAdmin({ at: `/admin/settings/cross-selling?eintrag=${wire.id}`, as: 'admin' });
    const sheet = await dialog('Produkt bearbeiten');
    fireEvent.change(sheet.getByRole('textbox', { name: 'Name' }), { target: { value: 'Probe 2' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(bodies).toEqual([{ ...wire, name: 'Probe 2' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks of a price what it asks of a changed one only', async () => {
    const wire = product(2);
    tenant().products.push(wire as unknown as CrossSellingProduct);
    const bodies = takeUpdates();
    const { user } = renderAdmin({ at: `/admin/settings/cross-selling?eintrag=${wire.id}`, as: 'admin' });
    const sheet = await dialog('Produkt bearbeiten');
    const price = sheet.getByRole('textbox', { name: /^Preis/ });
    expect(price).toHaveValue('19,999');
    fireEvent.change(price, { target: { value: '1,299' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(price).toHaveAccessibleDescription(/höchstens zwei Stellen nach dem Komma/));
    expect(bodies).toEqual([]);
    fireEvent.change(price, { target: { value: '49,- EUR' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(bodies).toEqual([{ ...wire, price: 49 }]));
  });

  it('of a location: the fields of its call', async () => {
    const [location] = tenant().locations;
    Object.assign(location ?? {}, {
      companyName: ' Autohaus  Bergmann ',
      vehicleDealerId: 'dealer-9',
      ofLaterVersion: 1,
    });
    const { id = '', ...wire } = { ...location };
    const { priceCalculationType, ...body } = await bodyAfter(locationRows, locationForm, id, {
      companyCourtName: 'Amtsgericht Mannheim',
    });
    expect(priceCalculationType).toBe('NETTO');
    expect({ ...wire, ...body }).toEqual({ ...wire, id, companyCourtName: 'Amtsgericht Mannheim' });
  });

  it('of a contact: the parts of its call', async () => {
    const [contact] = tenant().contacts;
    expect(await bodyAfter(contactRows, contactForm([]), contact?.id, { name: 'Miriam Muster' })).toEqual({
      name: ['Miriam Muster'],
      email: [contact?.email],
      phone: [contact?.phone],
      imageUrl: [contact?.imageUrl],
      vehicleDealerLocationIds: contact?.vehicleDealerLocationIds,
    });
  });

  it('of a notification: the fields of its call, with values that nobody knows', async () => {
    const [lead] = tenant().admin.leadSettings;
    Object.assign(lead ?? {}, { leadChannelTypes: ['contactform', 'Newsletter'], vehicleTypesFilter: ['pkw'] });
    const { id, ...wire } = { ...lead };
    const body = await bodyAfter(leadRows, leadForm({ locations: [], manufacturers: [] }), id, {
      targetEmail: 'neu@autohaus.de',
    });
    expect({ ...body, ...wire, targetEmail: body.targetEmail }).toEqual({ ...body });
    expect(body.targetEmail).toBe('neu@autohaus.de');
  });

  it('of a trade-in: its call has no other fields', async () => {
    const tradeIn = tenant().tradeIns.find((each): each is TradeIn => each.calculationResultType === 2);
    Object.assign(tradeIn ?? {}, { customerPrice: 5050.5 });
    expect(
      await bodyAfter(tradeInRows, tradeInForm({ days: 14, today: '2026-05-20' }), tradeIn?.id, {
        customerPrice: '5100,5',
      }),
    ).toEqual({
      id: tradeIn?.id,
      resultType: 2,
      customerPrice: 5100.5,
      vehicleDealerId: tenant().settings.adminId,
    });
  });

  it('of the settings', async () => {
    Object.assign(tenant().settings, {
      orderAvailablePaymentOptionTypes: [4, 99],
      ofLaterVersion: { kept: true },
      fileServerSettings: { host: 'ftp.test', port: 21, username: 'u', folder: '/export' },
    });
    const wire = structuredClone(tenant().settings) as unknown as Wire;
    const bodies = takeUpdates();
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    fireEvent.change(await screen.findByLabelText(/^Impressum/), { target: { value: 'https://neu.test/impressum' } });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(bodies).toEqual([{ ...wire, imprintUrl: 'https://neu.test/impressum' }]));
    fireEvent.change(screen.getByLabelText(/^Benutzer/), { target: { value: 'neu' } });
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.fileServerSettings).toEqual({ host: 'ftp.test', port: 21, username: 'neu', folder: '/export' });
  });
});
