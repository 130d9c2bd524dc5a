import type { Vehicle } from './vehicle';
import type { TenantSettings } from '../tenant/settings';

/** Last part of their address, as in the tenant's settings. */
export type VehicleTabSlug =
  | 'technische-daten'
  | 'fahrzeugdaten'
  | 'ausstattung'
  | 'beschreibung'
  | 'finanzierung'
  | 'leasing'
  | 'inzahlungnahme'
  | 'zustand'
  | 'emobilitaet'
  | 'zubehoer';

/** In settings and address like a tab; stands below the pictures. */
export const CONDITION = 'zustand' satisfies VehicleTabSlug;

/** Also decides about its content elsewhere. */
export function hasTab(
  { uiVehicleDetailsAvailableChildRoutes: slugs }: Pick<TenantSettings, 'uiVehicleDetailsAvailableChildRoutes'>,
  tab: VehicleTabSlug,
): boolean {
  return slugs.includes(tab);
}

/** Driven long enough for a report. */
export const hasConditionTab = ({ usedConditionType }: Pick<Vehicle, 'usedConditionType'>) =>
  usedConditionType !== 'new' && usedConditionType !== 'dayRegistration';
