import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { admissionAt, allowedPages } from '../../src/admin/access';
import { differingRights, may } from '../../src/admin/rights';
import { pages, settingsAddress } from '../../src/admin/resources';
import { contactColumns, contactForm, contactRows, contacts } from '../../src/admin/resources/contacts';
import { customerColumns, customerCsv, customerRows, customers } from '../../src/admin/resources/customers';
import { leadColumns, leadCsv, leadForm, leadRows, leadSettings } from '../../src/admin/resources/leadSettings';
import { locationColumns, locationForm, locationRows, locations } from '../../src/admin/resources/locations';
import { contractColumns } from '../../src/admin/resources/sales-contracts/salesContracts';
import { tradeInColumns } from '../../src/admin/resources/tradeIns';
import { exportedColumns } from '../../src/admin/engine/entry';
import { productForm } from '../../src/admin/resources/products/productForm';
import { productColumns, productRows, products } from '../../src/admin/resources/products/products';
import { LIST_PARAMETERS } from '../../src/domain/queryParameters';
import type { Role } from '../../src/domain/account/role';
import { platformFor } from '../builders/staff';
import { someSettings } from '../builders/tenant';
import { platform } from '../platformServer';
import { enter, renderAdmin } from './renderAdmin';

/** Pages of the settings area, in the order of the menu. */
const ADDRESSES = [
  'locations',
  'contacts',
  'customers',
  'lead-settings',
  'cross-selling',
  'trade-ins',
  'condition-reports',
  'sales-contracts',
  'analytics',
  'envkv-labels',
  'invalid-vehicles',
  'dealer-settings',
  'integration',
  'release-notes',
];
/** Flagged onboarding-only. */
const ONBOARDING = ['today', 'locations', 'contacts', 'lead-settings', 'cross-selling', 'dealer-settings'];
const NO_FILTERS = { locations: [], manufacturers: [] };
const declared = [
  { ...locations, ...locationRows, columns: locationColumns, form: locationForm },
  { ...contacts, ...contactRows, columns: contactColumns([]), form: contactForm([]) },
  { ...customers, ...customerRows, columns: customerColumns([], []), form: undefined },
  { ...leadSettings, ...leadRows, columns: leadColumns(NO_FILTERS), form: leadForm(NO_FILTERS) },
  { ...products, ...productRows, columns: productColumns(undefined), form: productForm },
];

describe('the table of pages', () => {
  it('holds addresses of the contract, each once, in the order of the menu', () => {
    const slugs: string[] = pages.map(({ page }) => page);
    expect(slugs).toEqual(['today', ...ADDRESSES.filter((address) => slugs.includes(address))]);
  });

  it('flags what is needed for the start', () => {
    const flagged = pages.filter(({ isOnboarding }) => isOnboarding).map(({ page }) => page);
    expect(flagged).toEqual(ONBOARDING.filter((page) => pages.some((each) => each.page === page)));
    const settings = someSettings({ environmentTypeToString: 'Onboarding' });
    expect(allowedPages({ roles: ['admin'], settings }).map(({ page }) => page)).toEqual(flagged);
  });

  it.each(pages.map((page) => [page.page, page] as const))('lets nobody but staff into %s', (_, page) => {
    const settings = someSettings({
      uiVehicleDetailsAvailableChildRoutes: ['inzahlungnahme', 'zustand', 'analyse'],
    });
    const at = (roles: readonly Role[]) => admissionAt(settingsAddress(page), { roles, settings });
    for (const roles of [[], ['customer']] as const) expect(at(roles)).toEqual({ redirect: '/admin/auth/start' });
    for (const roles of [['employee'], ['admin'], ['superAdmin'], ['customer', 'admin']] as const)
      expect(at(roles)).toEqual(may(roles, page, 'read') ? { settings: page } : 'refused');
    for (const action of ['read', 'create', 'edit', 'remove'] as const) {
      expect(may(['customer'], page, action)).toBe(false);
      expect(may([], page, action)).toBe(false);
    }
  });

  it.each(declared.map((resource) => [resource.page, resource] as const))(
    'names columns and filters of %s in the address without doubles',
    (_, { columns, filters = [] }) => {
      const names = [
        ...LIST_PARAMETERS,
        'eintrag',
        'zeilen',
        'vin',
        'nummer',
        'nachricht',
        'ansicht',
        ...filters.map(({ id }) => id),
      ];
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
      for (const id of [...names, ...columns.map((column) => column.id)]) expect(id).toMatch(/^[a-z-]+$/);
    },
  );

  it('offers to change a thing only by a call that there is', () => {
    for (const { page, calls, form } of declared) {
      const isPermitted = (action: 'create' | 'edit' | 'remove') => may(['admin'], { page }, action);
      expect([page, isPermitted('create')]).toEqual([page, form?.canCreate ?? false]);
      expect([page, isPermitted('edit')]).toEqual([page, form?.canUpdate ?? false]);
      expect([page, isPermitted('remove')]).toEqual([page, calls.remove !== undefined]);
    }
  });

  it('says what an employee may do less than an admin', () => {
    expect(differingRights().map(({ label, employee }) => `${label}: ${employee}`)).toEqual([
      'Standorte: ansehen',
      'Kunden: ansehen',
      'Kaufverträge: ansehen, anlegen',
      'Integration Shop: ansehen',
      'Alle Verträge eines Kunden löschen: nein',
      'Einstellungen: Dokumente und Links: nein',
      'Einstellungen: Bestellung & Bezahlung: nein',
      'Einstellungen: Banken: nein',
      'Einstellungen: Recht: nein',
    ]);
  });
});

describe('the export of a list', () => {
  const headers = <Row,>(...columns: Parameters<typeof exportedColumns<Row>>) =>
    exportedColumns(...columns).map(({ header }) => header);

  it('holds of persons what finding them needs, and more only if it is ticked', () => {
    expect(headers(customerColumns([], []), customerCsv)).toEqual([
      'Name',
      'E-Mail',
      'Telefon',
      'Inzahlungnahmen',
      'Verträge',
      'Letzter Vorgang',
      'Registriert',
    ]);
    expect(headers(customerColumns([], []), customerCsv, ['Geburtsdatum']).at(-1)).toBe('Geburtsdatum');
    expect(headers(tradeInColumns)).not.toContain('Code');
    expect(headers(contractColumns)).toEqual(['Fahrzeug', 'Status', 'Unterschriften', 'Erstellt']);
  });

  it('names the target of a notification, which has no column', () => {
    expect(headers(leadColumns(NO_FILTERS), leadCsv).at(-1)).toBe('Zielsystem');
    expect(leadColumns(NO_FILTERS).map(({ header }) => header)).not.toContain('Zielsystem');
  });
});

it.each([
  [{}, undefined],
  [{ phone: '' }, 'Es fehlt: Telefon'],
  [{ phone: '', companyCeos: '' }, 'Es fehlt: Telefon, Geschäftsführung'],
  [{ phone: '', companyCeos: '', eMail: '' }, 'Es fehlen 3 Angaben'],
])('a location without %o says what is missing', async (part, text) => {
  Object.assign(platform.tenant(1).locations[0] ?? {}, part);
  const [place] = await locationRows.calls.list(platformFor('admin'));
  expect(place && locationColumns[0].note?.(place)).toBe(text);
});

describe('a long list', () => {
  it('draws seven of 2,500 rows, and finds one of them', async () => {
    const [first] = platform.tenant(1).products;
    if (first === undefined) throw new Error('no product in the stock');
    platform.tenant(1).products = Array.from({ length: 2500 }, (_, at) => ({
      ...first,
      id: `p-${at}`,
      name: `Produkt ${at}`,
      isFromAccessoriesNav: false,
      isImmutable: false,
    }));
    renderAdmin({ at: '/admin/settings/cross-selling?sortierung=-name', as: 'employee' });
    expect(await screen.findByText('7 / 2.500')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(8);
    expect(screen.getByRole('link', { name: /Produkt 2499/ })).toBeVisible();
    enter(screen.getByRole('searchbox'), 'produkt 1234');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByText('1 / 1')).toBeVisible();
  });
});
