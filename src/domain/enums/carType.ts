import { enumeration, type KeyOf } from '../../lib/enumeration';

/** In the order of the tabs. 'ALLE' is a tab, not a type. */
export const carTypes = enumeration({
  PKW: { wire: ['PKW'], label: 'PKW' },
  NUTZFAHRZEUG: { wire: ['NUTZFAHRZEUG'], label: 'Nutzfahrzeug' },
  WOHNMOBIL: { wire: ['WOHNMOBIL'], label: 'Wohnmobil' },
  ZWEIRAD: { wire: ['ZWEIRAD'], label: 'Zweirad' },
  ANHAENGER: { wire: ['ANHAENGER'], label: 'Anhänger' },
});

export type CarType = KeyOf<typeof carTypes>;

/** Unknown types count as cars. */
export function isPassengerCar({ carType }: { carType?: CarType }): boolean {
  return carType === undefined || carType === 'PKW';
}
