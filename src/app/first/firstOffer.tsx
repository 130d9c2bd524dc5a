import { offeredKinds, type Frame } from '../../domain/finance/frame';
import { frameText } from '../../domain/finance/frameText';
import type { TenantSettings } from '../../domain/tenant/settings';
import type { OldCar } from '../../domain/trade-in/oldCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { RateOffer, rateStyles } from '../../features/search/list/RateOffer';
import { deductionLine } from '../../shared/vehicle/deductionLine';
import { vehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';

export const offerSheets = [rateStyles];

/** How the visitor wants to pay, on the first cards. */
interface FirstFrame {
  frame: Frame;
  /** Limit of the visitor, EUR a month. */
  most: number | undefined;
  oldCar: OldCar | undefined;
  settings: TenantSettings;
  now: Date;
}

/** The text of the frame's line, and what stands in place of a price, as `CardRates` renders it first. */
export function firstOffers({ frame, most, oldCar, settings, now }: FirstFrame) {
  return {
    line: frameText(frame, most, offeredKinds(settings), oldCar),
    offerOf: (vehicle: Vehicle) => (
      <RateOffer vehicle={vehicle} frame={frame} most={most} settings={settings} now={now}>
        {vehiclePrice({ vehicle, settings })}
        {deductionLine(vehicle, oldCar, settings.isB2BShop)}
      </RateOffer>
    ),
  };
}
