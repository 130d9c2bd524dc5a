import type { Frame } from '../../domain/finance/frame';
import type { RateSettings } from '../../domain/finance/rateOf';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { OldCar } from '../../domain/trade-in/oldCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { RateOffer, rateStyles } from '../../features/search/list/RateOffer';
import { deductionLine } from '../../shared/vehicle/deductionLine';
import { vehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';

export { rateStyles };

interface FirstOffers {
  frame: Frame;
  /** Limit of the visitor, EUR a month. */
  most: number | undefined;
  oldCar: OldCar | undefined;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'> & RateSettings;
  now: Date;
}

/** In place of the price, as `CardRates` renders it first. */
export function firstOffers({ frame, most, oldCar, settings, now }: FirstOffers) {
  return (vehicle: Vehicle) => (
    <RateOffer vehicle={vehicle} frame={frame} most={most} settings={settings} now={now}>
      {vehiclePrice({ vehicle, settings })}
      {deductionLine(vehicle, oldCar, settings.isB2BShop)}
    </RateOffer>
  );
}
