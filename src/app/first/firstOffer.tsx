import type { Frame } from '../../domain/finance/frame';
import { changeableKinds, frameText } from '../../domain/finance/frameText';
import type { TenantSettings } from '../../domain/tenant/settings';
import { oldCarIn } from '../../domain/trade-in/oldCar';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { dayInGermany } from '../../lib/dates/germanClock';
import { RateOffer, rateStyles } from '../../features/finance/card/RateOffer';
import { deductionLine } from '../../shared/vehicle/deductionLine';
import { vehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';
import { keptCar } from '../../state/device-data/keptFrame';

export const offerSheets = [rateStyles];

/** How the visitor wants to pay, on the first cards. */
interface FirstFrame {
  frame: Frame;
  /** Limit of the visitor, EUR a month. */
  most: number | undefined;
  device: Parameters<typeof keptCar>[0];
  settings: TenantSettings;
  now: Date;
}

/** The text of the frame's line, and what stands in place of a price, as `CardRates` renders it first. */
export function firstOffers({ frame, most, device, settings, now }: FirstFrame) {
  const oldCar = oldCarIn(frame.oldCar, keptCar(device), settings, dayInGermany(now));
  const kinds = changeableKinds(settings, frame);
  return {
    line: kinds.length > 0 || oldCar ? frameText(frame, most, kinds, oldCar) : undefined,
    offerOf: (vehicle: Vehicle) => (
      <RateOffer vehicle={vehicle} frame={frame} most={most} settings={settings} now={now}>
        {vehiclePrice({ vehicle, settings })}
        {deductionLine(vehicle, oldCar, settings.isB2BShop)}
      </RateOffer>
    ),
  };
}
