import type { TenantSettings } from '../../domain/tenant/settings';
import { CO2_CLASSES, co2Scales } from '../../domain/vehicle/legal/co2Class';
import { consumptionLines } from '../../domain/vehicle/legal/consumption';
import { hasPrice, vehiclePriceDisplay, vatNote } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { formatQuantity } from '../../lib/format';
import { unbroken } from '../../lib/formatFacts';
import { dotted } from '../../ui/display/dotted';
import { EfficiencyScale } from '../../ui/display/EfficiencyScale';
import { Price } from '../../ui/display/Price';

// Required by law on card, tile, comparison, page.

interface ConsumptionOptions {
  vehicle: Vehicle;
  now: Date;
  place: 'card' | 'tile';
}

/** One text for all lines: every card renders it (Pkw-EnVKV, rules/law: consumption in full). */
export function cardConsumption({ vehicle, now, place }: ConsumptionOptions) {
  const scales = scalesOf({ vehicle, now, said: consumptionLines(vehicle, 'card').join() });
  const lines = shownConsumption(vehicle, place, scales.length > 0);
  if (lines.length === 0 && scales.length === 0) return null;
  return (
    <div className={`vehicle-${place}__consumption`}>
      {lines.length > 0 ? <p>{dotted(lines)}</p> : null}
      {scales}
    </div>
  );
}

/**
 * Without a CO2 class shown by a scale (rules/vehicle: twice is once). Beside a picture no line begins within 'CO₂-Emissionen', with a
 * figure, a unit or the class; on a card, which is wider than a tile, not within a short one ('CO₂-Emissionen (kombiniert): 131 g/km').
 */
export function shownConsumption(
  vehicle: Vehicle,
  place: ConsumptionOptions['place'] | 'page',
  hasScales: boolean,
): string[] {
  const isPage = place === 'page';
  return consumptionLines(vehicle, isPage ? place : 'card').flatMap((line) => {
    if (hasScales && /^CO[₂2]-Klasse/.test(line)) return [];
    return isPage ? line : line.replace(place === 'card' && line.length < 40 ? /[ -]/g : /-|: |(?<=\d) /g, unbroken);
  });
}

interface ScalesOptions {
  vehicle: Vehicle;
  now: Date;
  /** Beside the scales; its emission is not repeated. */
  said?: string;
  size?: 'small' | 'medium';
}

/** Two for a plug-in hybrid (Pkw-EnVKV, rules/law: CO2 scale). */
export function scalesOf({ vehicle, now, said = '', size = 'small' }: ScalesOptions) {
  return co2Scales(vehicle, now).map(({ label, co2Class, grams }) => {
    const figure = formatQuantity(grams, 'g/km');
    return (
      <EfficiencyScale
        key={label}
        size={size}
        label={label}
        classes={CO2_CLASSES}
        value={co2Class}
        figure={said.includes(` ${figure}`) ? undefined : figure}
      />
    );
  });
}

interface VehiclePriceOptions {
  vehicle: Vehicle;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible' | 'isB2BShop'>;
  size?: 'small' | 'medium' | 'large';
}

/** VAT note, whole up to 'MwSt.'; net amount if deductible; previous price if shown; 'Preis auf Anfrage' without a price. */
export function vehiclePrice({ vehicle, settings, size }: VehiclePriceOptions) {
  const { amount, kind, previous, beside } = vehiclePriceDisplay(vehicle, settings);
  return (
    <Price
      size={size}
      amount={amount}
      kind={kind}
      previous={previous}
      beside={beside}
      note={hasPrice(vehicle) ? vatNote(vehicle).replace(/inkl.*MwSt|§.*/, unbroken) : undefined}
    />
  );
}
