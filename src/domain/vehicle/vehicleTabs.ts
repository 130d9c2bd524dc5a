import type { Vehicle } from './vehicle';
import type { TenantSettings } from '../tenant/settings';

/** Tabs of the vehicle page, by the last part of their address, as in the tenant's settings. */
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

/** Whether the tenant shows this tab, and its content elsewhere. */
export function hasTab(
  { uiVehicleDetailsAvailableChildRoutes: slugs }: Pick<TenantSettings, 'uiVehicleDetailsAvailableChildRoutes'>,
  tab: VehicleTabSlug,
): boolean {
  return slugs.includes(tab);
}

/** Whether a vehicle has been driven long enough for a report on its condition. */
export const hasConditionTab = ({ usedConditionType }: Pick<Vehicle, 'usedConditionType'>) =>
  usedConditionType !== 'new' && usedConditionType !== 'dayRegistration';
