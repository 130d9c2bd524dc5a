import { behavioursOf, type Behaviours } from './behaviours';
import type { TenantSettings } from './settings';

export interface Tenant {
  adminId: string;
  settings: TenantSettings;
  behaviours: Behaviours;
}

/** The flags go before the settings. */
export function tenantOf(adminId: string, settings: TenantSettings): Tenant {
  const behaviours = behavioursOf(adminId);
  const isB2BShop = settings.isB2BShop || behaviours.isB2BShop;
  const uiThemeTypeToString = behaviours.theme ?? settings.uiThemeTypeToString;
  return { adminId, behaviours, settings: { ...settings, isB2BShop, uiThemeTypeToString } };
}
