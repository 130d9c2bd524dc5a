import Armchair from 'lucide-react/icons/armchair';
import BatteryCharging from 'lucide-react/icons/battery-charging';
import BedDouble from 'lucide-react/icons/bed-double';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Cog from 'lucide-react/icons/cog';
import Engine from 'lucide-react/icons/engine';
import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import Route from 'lucide-react/icons/route';
import Ruler from 'lucide-react/icons/ruler';
import Weight from 'lucide-react/icons/weight';
import Zap from 'lucide-react/icons/zap';
import type { ReactElement } from 'react';
import { keyFacts, type KeyFactKind } from '../../domain/vehicle/keyFacts';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import type { Fact } from '../../ui/display/FactList';

const LABELS_AND_ICONS: Readonly<Record<KeyFactKind, Readonly<{ label: string; icon: ReactElement }>>> = {
  registration: { label: 'Erstzulassung', icon: <CalendarDays /> },
  mileage: { label: 'Kilometerstand', icon: <Route /> },
  power: { label: 'Leistung', icon: <Gauge /> },
  fuel: { label: 'Kraftstoff', icon: <Fuel /> },
  gearbox: { label: 'Getriebe', icon: <Cog /> },
  range: { label: 'Elektrische Reichweite', icon: <BatteryCharging /> },
  capacity: { label: 'Hubraum', icon: <Engine /> },
  sleepingPlaces: { label: 'Schlafplätze', icon: <BedDouble /> },
  seats: { label: 'Sitzplätze', icon: <Armchair /> },
  weight: { label: 'Zulässiges Gesamtgewicht', icon: <Weight /> },
  length: { label: 'Länge', icon: <Ruler /> },
};

export function keyFactList(vehicle: Vehicle): Fact[] {
  return keyFacts(vehicle).map(({ kind, text }) => {
    const { label, icon } = LABELS_AND_ICONS[kind];
    return { label, value: text, icon: kind === 'fuel' && vehicle.fuelType === 'electric' ? <Zap /> : icon };
  });
}
