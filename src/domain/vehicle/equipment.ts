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
    winter_tires: 'Winterreifen',
    summer_tires: 'Sommerreifen',
    all_season_tires: 'Allwetterreifen',
    tow_bar: 'Anhängerkupplung',
    roof_rails: 'Dachreling',
    sunroof: 'Schiebedach',
    panorama_roof: 'Panoramadach',
    sport_package: 'Sportpaket',
    sport_suspension: 'Sportfahrwerk',
    air_suspension: 'Luftfederung',
    four_wheel_drive: 'Allradantrieb',
    electric_tailgate: 'Elektrische Heckklappe',
    sliding_door: 'Schiebetür',
    range_extender: 'Range Extender',
    particle_filter: 'Partikelfilter',
    start_stop: 'Start-Stopp-Automatik',
  },
  safety: {
    abs: 'ABS',
    esp: 'ESP',
    traction_control: 'Traktionskontrolle',
    airbags: 'Airbags',
    isofix: 'Isofix',
    alarm: 'Alarmanlage',
    immobilizer: 'Elektronische Wegfahrsperre',
    central_locking: 'Zentralverriegelung',
    keyless: 'Schlüssellose Zentralverriegelung',
    park_assist: 'Einparkhilfe',
    rear_camera: 'Rückfahrkamera',
    camera_360: '360-Grad-Kamera',
    lane_assist: 'Spurhalteassistent',
    blind_spot_assist: 'Totwinkel-Assistent',
    emergency_brake: 'Notbremsassistent',
    distance_warning: 'Abstandswarner',
    traffic_sign_recognition: 'Verkehrszeichenerkennung',
    xenon: 'Xenonscheinwerfer',
    led_headlights: 'LED-Scheinwerfer',
    adaptive_headlights: 'Adaptives Kurvenlicht',
    fog_lights: 'Nebelscheinwerfer',
    tire_pressure_monitoring: 'Reifendruckkontrolle',
  },
  interior: {
    leather_seats: 'Ledersitze',
    heated_seats: 'Sitzheizung',
    ventilated_seats: 'Sitzbelüftung',
    electric_seats: 'Elektrische Sitzeinstellung',
    sport_seats: 'Sportsitze',
    heated_steering_wheel: 'Beheizbares Lenkrad',
    multifunction_steering_wheel: 'Multifunktionslenkrad',
    air_conditioning: 'Klimaanlage',
    automatic_climate: 'Klimaautomatik',
    auxiliary_heating: 'Standheizung',
    electric_windows: 'Elektrische Fensterheber',
    electric_mirrors: 'Elektrische Seitenspiegel',
    armrest: 'Armlehne',
    ambient_light: 'Ambiente-Beleuchtung',
  },
  multimedia: {
    navigation_system: 'Navigationssystem',
    carplay: 'Apple CarPlay',
    android_auto: 'Android Auto',
    bluetooth: 'Bluetooth',
    dab_radio: 'Digitalradio (DAB)',
    hands_free: 'Freisprecheinrichtung',
    head_up_display: 'Head-up-Display',
    sound_system: 'Soundsystem',
    touchscreen: 'Touchscreen',
    wireless_charging: 'Kabelloses Laden',
  },
  other: {
    cruise_control: 'Tempomat',
    adaptive_cruise_control: 'Abstandstempomat',
    non_smoker: 'Nichtraucherfahrzeug',
  },
};

export interface Equipment {
  id: string;
  label: string;
  /** Higher is more important. */
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
