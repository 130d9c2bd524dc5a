import { diesel, electric, petrol, type ModelSpec, type Variant } from '../modelSpec';

const transporter = (
  make: string,
  model: string,
  subType: string,
  size: readonly [length: number, weight: number, doors: number, seats: number],
  variants: readonly Variant[],
): ModelSpec => {
  const [length, weight, doors, seats] = size;
  const body = subType === 'PICKUP' ? 'pickup' : 'van';
  return { make, model, series: model, carType: 'NUTZFAHRZEUG', subType, body, length, weight, doors, seats, variants };
};

export const COMMERCIAL_VEHICLES = [
  transporter(
    'Volkswagen',
    'Transporter',
    'KASTENWAGEN',
    [5304, 3000, 4, 3],
    [
      diesel('T6.1 2.0 TDI Kasten L2H1', 110, 1968, 'S6', 42800, 7.6),
      diesel('T6.1 2.0 TDI DSG Kasten Plus', 110, 1968, 'A7', 47900, 8),
    ],
  ),
  transporter(
    'Volkswagen',
    'Crafter',
    'KASTENWAGEN',
    [5986, 3500, 4, 3],
    [diesel('35 2.0 TDI Kasten Hochdach', 103, 1968, 'S6', 49600, 8.9)],
  ),
  transporter(
    'Volkswagen',
    'Caddy Cargo',
    'KASTENWAGEN',
    [4500, 2150, 4, 2],
    [diesel('2.0 TDI Klima', 75, 1968, 'S6', 30900, 5.3)],
  ),
  transporter(
    'Volkswagen',
    'Amarok',
    'PICKUP',
    [5350, 3290, 4, 5],
    [diesel('3.0 TDI V6 4Motion Aventura', 177, 2993, 'A10', 68900, 10.1)],
  ),
  transporter(
    'Mercedes-Benz',
    'Sprinter',
    'KASTENWAGEN',
    [5932, 3500, 4, 3],
    [
      diesel('317 CDI Kasten L2H2', 125, 1950, 'S6', 53400, 9.1),
      diesel('319 CDI Kasten 9G-TRONIC L3H2', 140, 1950, 'A9', 59800, 9.6),
    ],
  ),
  transporter(
    'Mercedes-Benz',
    'Vito',
    'KASTENWAGEN',
    [5140, 3100, 4, 3],
    [
      diesel('114 CDI Kasten Lang PRO', 100, 1950, 'S6', 44200, 7.4),
      electric('eVito 112 Kasten Lang', 85, 55900, 27.1, 314),
    ],
  ),
  transporter(
    'Ford',
    'Transit Custom',
    'KASTENWAGEN',
    [5050, 3000, 4, 3],
    [diesel('2.0 EcoBlue L1H1 Trend', 100, 1995, 'S6', 41600, 7.1)],
  ),
  transporter(
    'Ford',
    'Ranger',
    'PICKUP',
    [5370, 3270, 4, 5],
    [diesel('2.0 EcoBlue e-4WD Wildtrak', 151, 1996, 'A10', 59200, 8.9)],
  ),
  transporter(
    'Fiat',
    'Ducato',
    'KASTENWAGEN',
    [5998, 3500, 4, 3],
    [
      diesel('35 2.2 MultiJet3 L4H2', 103, 2184, 'S6', 44900, 8.8),
      diesel('35 2.2 MultiJet3 Pritsche', 103, 2184, 'S6', 41900, 9.2),
    ],
  ),
  transporter(
    'Renault',
    'Master',
    'KASTENWAGEN',
    [5680, 3500, 4, 3],
    [diesel('2.3 Blue dCi 135 L2H2', 99, 2299, 'S6', 42700, 8.6)],
  ),
  transporter(
    'Opel',
    'Vivaro',
    'KASTENWAGEN',
    [4959, 2830, 4, 3],
    [electric('Electric 75 kWh Cargo M', 100, 49900, 24.6, 330)],
  ),
];

const motorhome = (
  make: string,
  model: string,
  subType: string,
  size: readonly [length: number, weight: number, seats: number, sleeps: number],
  variants: readonly Variant[],
): ModelSpec => {
  const [length, weight, seats, sleeps] = size;
  const body = subType === 'KASTENWAGEN' || subType === 'CAMPINGBUS' ? 'camper' : 'motorhome';
  return {
    make,
    model,
    series: model,
    carType: 'WOHNMOBIL',
    subType,
    body,
    length,
    weight,
    doors: 3,
    seats,
    sleeps,
    variants,
  };
};

export const MOTORHOMES = [
  motorhome(
    'Hymer',
    'B-Klasse',
    'VOLLINTEGRIERT',
    [6990, 4250, 4, 4],
    [diesel('ModernComfort I 580', 125, 1950, 'A9', 139900, 11.4)],
  ),
  motorhome(
    'Hymer',
    'Exsis-t',
    'TEILINTEGRIERT',
    [6990, 3500, 4, 3],
    [diesel('580 Pure', 103, 2184, 'S6', 89900, 10.6)],
  ),
  motorhome('Hymer', 'Free', 'KASTENWAGEN', [5990, 3500, 4, 2], [diesel('600 Campus', 103, 2184, 'S6', 71900, 9.8)]),
  motorhome(
    'Knaus',
    'Sky TI',
    'TEILINTEGRIERT',
    [6980, 3500, 4, 4],
    [
      diesel('650 MF Platinum Selection', 103, 2184, 'S6', 86400, 10.8),
      diesel('700 MEG', 103, 2184, 'A9', 91900, 11.1),
    ],
  ),
  motorhome('Knaus', 'Boxstar', 'KASTENWAGEN', [5990, 3500, 4, 2], [diesel('600 Street', 103, 2184, 'S6', 63900, 9.7)]),
  motorhome(
    'Weinsberg',
    'CaraBus',
    'KASTENWAGEN',
    [5990, 3500, 4, 2],
    [diesel('601 MQ Edition Fire', 103, 2184, 'S6', 61900, 9.8), diesel('631 ME', 103, 2184, 'A9', 66900, 10.1)],
  ),
  motorhome(
    'Weinsberg',
    'CaraCompact',
    'TEILINTEGRIERT',
    [6750, 3500, 4, 2],
    [diesel('600 MEG Edition Pepper', 103, 2184, 'S6', 79900, 10.4)],
  ),
  motorhome(
    'Volkswagen',
    'California',
    'CAMPINGBUS',
    [4904, 3080, 5, 4],
    [diesel('6.1 2.0 TDI DSG Ocean', 110, 1968, 'A7', 84900, 7.9)],
  ),
];

const twoWheeler = (
  make: string,
  model: string,
  subType: string,
  drive: string,
  variants: readonly Variant[],
): ModelSpec => ({
  make,
  model,
  series: model,
  carType: 'ZWEIRAD',
  subType,
  body: subType === 'ROLLER' ? 'scooter' : 'motorbike',
  seats: 2,
  motorbikeDrive: drive,
  variants: variants.map((variant) => ({ ...variant, cylinders: (variant.ccm ?? 0) < 600 ? 1 : 2 })),
});

export const TWO_WHEELERS = [
  twoWheeler('BMW', 'R 1250 GS', 'ENDURO', 'SHAFT', [petrol('Style Rallye', 100, 1254, 'S6', 20900, 4.8)]),
  twoWheeler('BMW', 'F 900 R', 'NAKED_BIKE', 'CHAIN', [petrol('ABS Pro', 77, 895, 'S6', 10900, 4.2)]),
  twoWheeler('BMW', 'CE 04', 'ROLLER', 'BELT', [electric('Avantgarde', 31, 13900, 7.7, 130)]),
  twoWheeler('Honda', 'CB 500 F', 'NAKED_BIKE', 'CHAIN', [petrol('A2 35 kW', 35, 471, 'S6', 7100, 3.5)]),
  twoWheeler('Honda', 'Africa Twin', 'ENDURO', 'CHAIN', [petrol('CRF 1100 L DCT', 75, 1084, 'A6', 16900, 4.9)]),
  twoWheeler('Yamaha', 'MT-07', 'NAKED_BIKE', 'CHAIN', [petrol('ABS', 54, 689, 'S6', 8200, 4.2)]),
  twoWheeler('Yamaha', 'Tracer 9', 'TOURER', 'CHAIN', [petrol('GT', 87, 890, 'S6', 15300, 5)]),
  twoWheeler('Vespa', 'Primavera', 'ROLLER', 'BELT', [petrol('125 ABS', 8, 124, 'A1', 5400, 2.4)]),
  twoWheeler('Vespa', 'GTS', 'ROLLER', 'BELT', [petrol('300 HPE Super Sport', 17, 278, 'A1', 7200, 3.2)]),
];

const trailer = (
  make: string,
  model: string,
  subType: string,
  length: number,
  weight: number,
  title: string,
  list: number,
): ModelSpec => ({
  make,
  model,
  series: model,
  carType: 'ANHAENGER',
  subType,
  body: subType === 'KOFFERANHAENGER' || subType === 'PFERDEANHAENGER' ? 'boxTrailer' : 'flatTrailer',
  length,
  weight,
  variants: [{ title, list }],
});

export const TRAILERS = [
  trailer('Böckmann', 'KT-EU2', 'KOFFERANHAENGER', 4900, 2700, '3015/27 M Kofferanhänger', 7490),
  trailer('Böckmann', 'Big Champion', 'PFERDEANHAENGER', 4300, 2400, 'R für 2 Pferde mit Sattelkammer', 12990),
  trailer('Humbaur', 'HA 752513', 'TIEFLADER', 3620, 750, 'Stahl ungebremst 251 × 131', 1290),
  trailer('Humbaur', 'HTK 2700.27', 'KIPPER', 4280, 2700, 'Dreiseitenkipper mit Elektropumpe', 7990),
  trailer('Humbaur', 'MTKA 3500', 'AUTOTRANSPORTER', 6100, 3500, 'Megatrans Autotransporter kippbar', 6890),
  trailer('Westfalia', 'Hochlader', 'HOCHLADER', 5270, 2000, '305 × 178 mit Plane und Spriegel', 4290),
  trailer('Westfalia', 'Kofferanhänger', 'KOFFERANHAENGER', 4200, 1300, '250 × 125 × 150 Sandwich', 3890),
];
