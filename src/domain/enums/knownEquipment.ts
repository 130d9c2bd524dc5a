import { equipmentCategories, type Equipment, type EquipmentCategory } from './equipment';
import { freeTextLabel } from './freeText';

/** Where the platform's list fails or lacks a name. */
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

export const fallbackEquipment: readonly Equipment[] = equipmentCategories.keys.flatMap((category) =>
  Object.entries(KNOWN_EQUIPMENT[category]).map(([id, label]) => ({ id, label, category })),
);

const knownById: ReadonlyMap<string, Equipment> = new Map(fallbackEquipment.map((piece) => [piece.id, piece]));

export function withKnownNames(equipment: readonly Equipment[]): Equipment[] {
  return equipment.map((piece) => {
    const fallback = knownById.get(piece.id);
    if (fallback === undefined) return piece;
    return {
      ...piece,
      label: lacksName(piece) ? fallback.label : piece.label,
      category: piece.category === 'other' ? fallback.category : piece.category,
    };
  });
}

function lacksName({ id, label }: Equipment): boolean {
  return label === freeTextLabel(id);
}
