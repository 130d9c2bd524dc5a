import type { TenantSettings } from './settings';

/** The tabs of the vehicle page by the last part of their address, which is the tenant's name for them, too (rules/vehicle: tabs of the dealer). */
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

/** The tenant shows this tab, and what belongs to it elsewhere. */
export function hasTab(
  { uiVehicleDetailsAvailableChildRoutes: shown }: Pick<TenantSettings, 'uiVehicleDetailsAvailableChildRoutes'>,
  tab: VehicleTabSlug,
): boolean {
  return shown.includes(tab);
}
