import { behavioursOf, type Behaviours } from './behaviours';
import type { TenantSettings } from './settings';

/** A dealer: id, settings, and what it does differently from others. */
export interface Tenant {
  adminId: string;
  settings: TenantSettings;
  behaviours: Behaviours;
}

/** Joins both sources, so that a tenant that is B2B by the table is so in the settings too. */
export function tenantOf(adminId: string, settings: TenantSettings): Tenant {
  const behaviours = behavioursOf(adminId);
  const isB2BShop = settings.isB2BShop || behaviours.isB2BShop;
  const uiThemeTypeToString = behaviours.theme ?? settings.uiThemeTypeToString;
  return { adminId, behaviours, settings: { ...settings, isB2BShop, uiThemeTypeToString } };
}
