import type { Equipment } from '../contract';

type Category = NonNullable<Equipment['category']>;

/** The platform's 63 equipment keys: German name, category, and the kinds of vehicle that can have it. */
const TABLE: Record<Category, readonly (readonly [key: string, name: string])[]> = {
  extras: [
    ['metallic', 'Metallic-Lackierung'],
    ['alloy_wheels', 'Leichtmetallfelgen'],
    ['sunroof', 'Schiebedach'],
    ['panorama_roof', 'Panoramadach'],
    ['tow_bar', 'Anhängerkupplung'],
    ['roof_rails', 'Dachreling'],
    ['tinted_windows', 'Getönte Scheiben'],
    ['sport_suspension', 'Sportfahrwerk'],
    ['air_suspension', 'Luftfederung'],
    ['adaptive_suspension', 'Adaptives Fahrwerk'],
    ['sport_package', 'Sportpaket'],
    ['electric_tailgate', 'Elektrische Heckklappe'],
    ['keyless_entry', 'Schlüsselloses Zugangssystem'],
    ['parking_heater', 'Standheizung'],
    ['heat_pump', 'Wärmepumpe'],
    ['range_extender', 'Range Extender'],
    ['winter_tyres', 'Winterreifen'],
    ['all_season_tyres', 'Ganzjahresreifen'],
  ],
  safety: [
    ['abs', 'Antiblockiersystem (ABS)'],
    ['esp', 'Elektronisches Stabilitätsprogramm (ESP)'],
    ['front_airbags', 'Fahrer- und Beifahrerairbag'],
    ['side_airbags', 'Seitenairbags'],
    ['isofix', 'Isofix-Kindersitzbefestigung'],
    ['alarm', 'Alarmanlage'],
    ['immobilizer', 'Elektronische Wegfahrsperre'],
    ['lane_assist', 'Spurhalteassistent'],
    ['blind_spot_monitor', 'Totwinkelassistent'],
    ['emergency_brake', 'Notbremsassistent'],
    ['adaptive_cruise_control', 'Abstandstempomat'],
    ['cruise_control', 'Tempomat'],
    ['traffic_sign_recognition', 'Verkehrszeichenerkennung'],
    ['led_headlights', 'LED-Scheinwerfer'],
    ['matrix_headlights', 'Matrix-LED-Scheinwerfer'],
    ['xenon_headlights', 'Xenon-Scheinwerfer'],
    ['fog_lights', 'Nebelscheinwerfer'],
    ['light_sensor', 'Lichtsensor'],
    ['rain_sensor', 'Regensensor'],
    ['parking_sensors_rear', 'Einparkhilfe hinten'],
    ['parking_sensors_front', 'Einparkhilfe vorn'],
    ['rear_camera', 'Rückfahrkamera'],
    ['camera_360', '360°-Kamera'],
    ['tyre_pressure_monitor', 'Reifendruckkontrolle'],
    ['hill_start_assist', 'Berganfahrassistent'],
  ],
  interior: [
    ['air_conditioning', 'Klimaanlage'],
    ['climate_control', 'Klimaautomatik'],
    ['leather_seats', 'Lederausstattung'],
    ['seat_heating', 'Sitzheizung'],
    ['seat_ventilation', 'Sitzbelüftung'],
    ['electric_seats', 'Elektrische Sitzverstellung'],
    ['massage_seats', 'Massagesitze'],
    ['sport_seats', 'Sportsitze'],
    ['heated_steering_wheel', 'Beheizbares Lenkrad'],
    ['multifunction_steering_wheel', 'Multifunktionslenkrad'],
    ['ambient_lighting', 'Ambiente-Beleuchtung'],
    ['armrest', 'Mittelarmlehne'],
  ],
  multimedia: [
    ['navigation_system', 'Navigationssystem'],
    ['carplay', 'Apple CarPlay'],
    ['android_auto', 'Android Auto'],
    ['bluetooth', 'Bluetooth-Freisprecheinrichtung'],
    ['dab_radio', 'Radio mit DAB+'],
    ['head_up_display', 'Head-up-Display'],
    ['digital_cockpit', 'Digitales Cockpit'],
  ],
  other: [
    ['non_smoker', 'Nichtraucherfahrzeug'],
    ['full_service_history', 'Scheckheftgepflegt'],
    ['warranty', 'Garantie'],
  ],
};

const CATEGORIES: readonly Category[] = ['extras', 'safety', 'interior', 'multimedia', 'other'];

/** GET /equipments. The lower the priority, the earlier it is shown. */
export const EQUIPMENTS: readonly Equipment[] = CATEGORIES.flatMap((category, group) =>
  TABLE[category].map(([equipmentKey, name], index) => ({
    equipmentKey,
    name,
    category,
    priority: group * 100 + index + 1,
  })),
);

const byKey = new Map(EQUIPMENTS.map((equipment) => [equipment.equipmentKey, equipment]));

export function equipmentsFor(keys: Iterable<string>): Equipment[] {
  return [...new Set(keys)].flatMap((key) => {
    const equipment = byKey.get(key);
    return equipment ? [equipment] : [];
  });
}

export const TITLE_WORDS: readonly (readonly [key: string, word: string])[] = [
  ['matrix_headlights', 'Matrix'],
  ['led_headlights', 'LED'],
  ['navigation_system', 'Navi'],
  ['adaptive_cruise_control', 'ACC'],
  ['panorama_roof', 'Pano'],
  ['tow_bar', 'AHK'],
  ['camera_360', '360° Kamera'],
  ['rear_camera', 'Kamera'],
  ['parking_heater', 'Standhzg.'],
  ['leather_seats', 'Leder'],
  ['head_up_display', 'HUD'],
  ['seat_heating', 'SHZ'],
  ['keyless_entry', 'Keyless'],
];

const BASIC = ['abs', 'esp', 'front_airbags', 'immobilizer', 'bluetooth', 'hill_start_assist', 'tyre_pressure_monitor'];
const CAR_BASIC = [...BASIC, 'side_airbags', 'isofix', 'multifunction_steering_wheel', 'light_sensor', 'armrest'];
const COMFORT = [
  'climate_control',
  'alloy_wheels',
  'cruise_control',
  'parking_sensors_rear',
  'seat_heating',
  'led_headlights',
  'carplay',
  'android_auto',
  'dab_radio',
  'lane_assist',
  'emergency_brake',
  'rain_sensor',
];
const PREMIUM = [
  'navigation_system',
  'adaptive_cruise_control',
  'parking_sensors_front',
  'rear_camera',
  'digital_cockpit',
  'keyless_entry',
  'ambient_lighting',
  'blind_spot_monitor',
  'traffic_sign_recognition',
  'heated_steering_wheel',
  'electric_tailgate',
  'tinted_windows',
];

/** Equipment lines; each includes the previous one. */
export const SETS = {
  base: [...CAR_BASIC, 'air_conditioning', 'fog_lights'],
  comfort: [...CAR_BASIC, ...COMFORT],
  premium: [...CAR_BASIC, ...COMFORT, ...PREMIUM],
  van: [...BASIC, 'air_conditioning', 'cruise_control', 'parking_sensors_rear', 'dab_radio'],
  motorhome: [...BASIC, 'air_conditioning', 'cruise_control', 'rear_camera', 'navigation_system', 'parking_heater'],
  twoWheeler: ['abs', 'immobilizer', 'led_headlights'],
  trailer: [],
} satisfies Record<string, readonly string[]>;

/** Optional extras of a well-equipped vehicle. */
export const OPTIONS = [
  'metallic',
  'sunroof',
  'panorama_roof',
  'tow_bar',
  'roof_rails',
  'sport_suspension',
  'adaptive_suspension',
  'sport_package',
  'parking_heater',
  'winter_tyres',
  'all_season_tyres',
  'alarm',
  'matrix_headlights',
  'camera_360',
  'leather_seats',
  'seat_ventilation',
  'electric_seats',
  'massage_seats',
  'sport_seats',
  'head_up_display',
  'non_smoker',
  'full_service_history',
  'warranty',
] as const;
