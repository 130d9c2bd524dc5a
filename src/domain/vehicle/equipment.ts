import * as z from 'zod/mini';
import { number, readBy, requiredText, text } from '../../lib/schema';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { freeTextLabel } from './freeText';

/** Groups of the equipment tab, in their order (storefront 3.3). */
export const equipmentCategories = enumeration({
  extras: { wire: ['extras'], label: 'Extras' },
  safety: { wire: ['safety'], label: 'Sicherheit' },
  interior: { wire: ['interior'], label: 'Innenausstattung' },
  multimedia: { wire: ['multimedia'], label: 'Multimedia' },
  other: { wire: ['other'], label: 'Weitere Ausstattung' },
});

export type EquipmentCategory = KeyOf<typeof equipmentCategories>;

/** The shop's own labels, for where the platform's list is out of reach or lacks a name (decisions 6). */
const KNOWN_EQUIPMENT: Readonly<Record<EquipmentCategory, Readonly<Record<string, string>>>> = {
  extras: {
    metallic: 'Metallic-Lackierung',
    alloy_wheels: 'Leichtmetallfelgen',
    sunroof: 'Schiebedach',
    panorama_roof: 'Panoramadach',
    tow_bar: 'Anhängerkupplung',
    roof_rails: 'Dachreling',
    tinted_windows: 'Getönte Scheiben',
    sport_suspension: 'Sportfahrwerk',
    air_suspension: 'Luftfederung',
    adaptive_suspension: 'Adaptives Fahrwerk',
    sport_package: 'Sportpaket',
    electric_tailgate: 'Elektrische Heckklappe',
    keyless_entry: 'Schlüsselloses Zugangssystem',
    parking_heater: 'Standheizung',
    heat_pump: 'Wärmepumpe',
    range_extender: 'Range Extender',
    winter_tyres: 'Winterreifen',
    all_season_tyres: 'Ganzjahresreifen',
  },
  safety: {
    abs: 'Antiblockiersystem (ABS)',
    esp: 'Elektronisches Stabilitätsprogramm (ESP)',
    front_airbags: 'Fahrer- und Beifahrerairbag',
    side_airbags: 'Seitenairbags',
    isofix: 'Isofix-Kindersitzbefestigung',
    alarm: 'Alarmanlage',
    immobilizer: 'Elektronische Wegfahrsperre',
    lane_assist: 'Spurhalteassistent',
    blind_spot_monitor: 'Totwinkelassistent',
    emergency_brake: 'Notbremsassistent',
    adaptive_cruise_control: 'Abstandstempomat',
    cruise_control: 'Tempomat',
    traffic_sign_recognition: 'Verkehrszeichenerkennung',
    led_headlights: 'LED-Scheinwerfer',
    matrix_headlights: 'Matrix-LED-Scheinwerfer',
    xenon_headlights: 'Xenon-Scheinwerfer',
    fog_lights: 'Nebelscheinwerfer',
    light_sensor: 'Lichtsensor',
    rain_sensor: 'Regensensor',
    parking_sensors_rear: 'Einparkhilfe hinten',
    parking_sensors_front: 'Einparkhilfe vorn',
    rear_camera: 'Rückfahrkamera',
    camera_360: '360°-Kamera',
    tyre_pressure_monitor: 'Reifendruckkontrolle',
    hill_start_assist: 'Berganfahrassistent',
  },
  interior: {
    air_conditioning: 'Klimaanlage',
    climate_control: 'Klimaautomatik',
    leather_seats: 'Lederausstattung',
    seat_heating: 'Sitzheizung',
    seat_ventilation: 'Sitzbelüftung',
    electric_seats: 'Elektrische Sitzverstellung',
    massage_seats: 'Massagesitze',
    sport_seats: 'Sportsitze',
    heated_steering_wheel: 'Beheizbares Lenkrad',
    multifunction_steering_wheel: 'Multifunktionslenkrad',
    ambient_lighting: 'Ambiente-Beleuchtung',
    armrest: 'Mittelarmlehne',
  },
  multimedia: {
    navigation_system: 'Navigationssystem',
    carplay: 'Apple CarPlay',
    android_auto: 'Android Auto',
    bluetooth: 'Bluetooth-Freisprecheinrichtung',
    dab_radio: 'Radio mit DAB+',
    head_up_display: 'Head-up-Display',
    digital_cockpit: 'Digitales Cockpit',
  },
  other: {
    non_smoker: 'Nichtraucherfahrzeug',
    full_service_history: 'Scheckheftgepflegt',
    warranty: 'Garantie',
  },
};

export interface Equipment {
  id: string;
  label: string;
  /** The lower, the earlier it is shown. */
  priority: number;
  category: EquipmentCategory;
}

/** One piece of equipment: id from `equipmentKey`, label from `name` (storefront 3.3). */
export const equipmentSchema = z.pipe(
  z.object({
    equipmentKey: requiredText(),
    name: text(),
    priority: number(),
    category: readBy(equipmentCategories.parse),
  }),
  z.transform(({ equipmentKey, name, priority, category }): Equipment => ({
    id: equipmentKey,
    label: name ?? knownLabel(equipmentKey) ?? freeTextLabel(equipmentKey),
    priority: priority ?? 0,
    category: category ?? knownCategory(equipmentKey) ?? 'other',
  })),
);

/** The whole own table, as the list of the platform would be. */
export const fallbackEquipment: readonly Equipment[] = equipmentCategories.keys.flatMap((category) =>
  Object.entries(KNOWN_EQUIPMENT[category]).map(([id, label]) => ({ id, label, priority: 0, category })),
);

function knownCategory(id: string): EquipmentCategory | undefined {
  return equipmentCategories.keys.find((category) => Object.hasOwn(KNOWN_EQUIPMENT[category], id));
}

function knownLabel(id: string): string | undefined {
  const category = knownCategory(id);
  return category && KNOWN_EQUIPMENT[category][id];
}

export interface EquipmentGroup {
  category: EquipmentCategory;
  label: string;
  equipment: Equipment[];
}

/** Equipment by category, alphabetical in each; categories without any are left out (storefront 2.4). */
export function groupEquipment(equipment: readonly Equipment[]): EquipmentGroup[] {
  return equipmentCategories.keys.flatMap((category) => {
    const members = equipment
      .filter((entry) => entry.category === category)
      .sort((one, other) => one.label.localeCompare(other.label, 'de'));
    return members.length === 0 ? [] : [{ category, label: equipmentCategories.label(category), equipment: members }];
  });
}
