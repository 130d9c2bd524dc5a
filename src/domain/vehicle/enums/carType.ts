import { enumeration, type KeyOf } from '../../../lib/enumeration';

/** The five types of vehicle, in the order of the tabs (rules/platform-and-wire: types of vehicle). 'ALLE' is a tab, not a type (rules/search: union of all types). */
export const carTypes = enumeration({
  PKW: { wire: ['PKW'], label: 'PKW' },
  NUTZFAHRZEUG: { wire: ['NUTZFAHRZEUG'], label: 'Nutzfahrzeug' },
  WOHNMOBIL: { wire: ['WOHNMOBIL'], label: 'Wohnmobil' },
  ZWEIRAD: { wire: ['ZWEIRAD'], label: 'Zweirad' },
  ANHAENGER: { wire: ['ANHAENGER'], label: 'Anhänger' },
});

export type CarType = KeyOf<typeof carTypes>;

/** A car by the laws for passenger cars; what does not say what it is counts as one. */
export function isPassengerCar({ carType }: { carType?: CarType }): boolean {
  return carType === undefined || carType === 'PKW';
}
