import * as z from 'zod/mini';
import { tenantSettingsSchema, type TenantSettings } from '../../src/domain/tenant/settings';
import { tenantOf, type Tenant } from '../../src/domain/tenant/tenant';

export const ADMIN_ID = '00000000-0000-4000-8000-000000000001';

/** Settings of a dealer with everything an ordinary shop needs. */
export function someSettings(overrides: Partial<TenantSettings> = {}): TenantSettings {
  const settings = z.parse(tenantSettingsSchema, {
    id: '33333333-3333-4333-8333-333333333333',
    vehicleDealerId: ADMIN_ID,
    adminId: ADMIN_ID,
    companyName: 'Autohaus Sonnenberg GmbH',
    companyNameShort: 'Autohaus Sonnenberg',
    privacyDocumentUrl: 'https://autohaus.test/datenschutz',
    cancellationDocumentUrl: 'https://autohaus.test/widerruf',
    shopTermsOfServiceDocumentUrl: 'https://autohaus.test/agb',
    imprintUrl: 'https://autohaus.test/impressum',
    accessibilityUrl: 'https://autohaus.test/barrierefreiheit',
    uiVehicleDetailsAvailableChildRoutes: ['technische-daten', 'ausstattung', 'beschreibung', 'zustand'],
    orderAvailablePaymentOptionTypes: [4, 1],
    tradeInContactFullName: 'Petra Maria Lang',
    tradeInContactEmail: 'ankauf@autohaus.test',
    tradeInContactPhone: '+49 711 123456',
  });
  return { ...settings, ...overrides };
}

/** Ordinary dealer; the admin id determines the behaviours. */
export function aTenant(overrides: Partial<TenantSettings> = {}, adminId: string = ADMIN_ID): Tenant {
  return tenantOf(adminId, someSettings(overrides));
}
