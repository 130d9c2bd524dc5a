import type { Body } from '../stock/modelSpec';

/** Part of the outline that begins at a point: nose, hood, windscreen, roof, interior, back window, tail. */
const PARTS = ['n', 'h', 'w', 'r', 'i', 'b', 't'] as const;
export type Part = (typeof PARTS)[number];
export type Point = readonly [x: number, y: number];

/** A vehicle from the side, in mm: x from the nose back, y up from the ground. */
export interface Silhouette {
  length: number;
  height: number;
  width: number;
  /** Share of the width that is left at the roof. */
  roofWidth: number;
  /** Height of the lower edge of the windows, where the sides begin to lean in. */
  belt: number;
  /** How far the corners of nose and tail are swept back. */
  sweep: number;
  sill: number;
  wheels: { at: readonly number[]; radius: number };
  outline: readonly (readonly [x: number, y: number, part?: Part])[];
  panes: readonly (readonly Point[])[];
  /** Gaps of doors and flaps. */
  gaps: readonly (readonly Point[])[];
  handles: readonly Point[];
  /** Heights of head and tail lamps; none on trailers' fronts. */
  headlamp?: Point;
  taillamp: Point;
  grille?: Point;
  mirror?: Point;
  hasDrawbar?: boolean;
  /** Without a roof: foot and top of the windscreen, and where the front seats stand. */
  open?: { foot: Point; top: Point; seats: Point };
}

/** Reads '90 225 n, 15 340': x, y and, where one begins, the part. */
function outline(text: string): Silhouette['outline'] {
  return text.split(',').map((entry) => {
    const [x, y, part] = entry.trim().split(/\s+/);
    return [Number(x), Number(y), PARTS.find((known) => known === part)];
  });
}

const points = (text: string): Point[] => outline(text).map(([x, y]) => [x, y]);

const hatchback: Silhouette = {
  length: 4284,
  height: 1475,
  width: 1790,
  roofWidth: 0.72,
  belt: 1000,
  sweep: 260,
  sill: 225,
  wheels: { at: [880, 3500], radius: 325 },
  outline: outline(`
    90 225 n, 15 340, 0 500, 20 640, 95 745, 230 820 h, 600 915, 1000 980, 1230 1025 w, 1500 1220,
    1790 1390, 2000 1450 r, 2450 1475, 3000 1455, 3500 1395, 3790 1335 b, 3990 1160, 4120 990 t,
    4215 890, 4265 740, 4284 560, 4262 380, 4190 232`),
  panes: [
    points('1440 1025, 1890 1350, 2090 1385, 2390 1400, 2370 1010'),
    points('2450 1010, 2470 1402, 2900 1390, 3200 1355, 3180 1040'),
    points('3250 1050, 3270 1338, 3480 1290, 3650 1160, 3560 1090'),
  ],
  gaps: [
    points('1395 990, 1400 600, 1480 320, 2380 320, 2410 700, 2400 1000'),
    points('2410 1000, 2420 320, 3020 320, 3140 560, 3230 760, 3230 1040'),
  ],
  handles: [
    [2190, 880],
    [3030, 900],
  ],
  headlamp: [650, 765],
  taillamp: [790, 940],
  grille: [560, 650],
  mirror: [1480, 1040],
};

const saloon: Silhouette = {
  ...hatchback,
  length: 4750,
  height: 1440,
  width: 1830,
  roofWidth: 0.7,
  belt: 960,
  wheels: { at: [860, 3720], radius: 335 },
  outline: outline(`
    90 225 n, 15 340, 0 500, 15 630, 80 730, 220 800 h, 650 885, 1150 945, 1400 985 w, 1720 1190,
    2020 1355, 2240 1415 r, 2650 1440, 3100 1420, 3480 1350 b, 3800 1180, 4060 1045, 4250 1010 t,
    4560 985, 4700 930, 4740 760, 4750 560, 4730 380, 4650 232`),
  panes: [
    points('1610 985, 2110 1318, 2320 1355, 2620 1368, 2600 975'),
    points('2680 975, 2700 1370, 3080 1355, 3420 1275, 3560 1170, 3520 1010'),
  ],
  gaps: [
    points('1560 950, 1560 580, 1640 315, 2610 315, 2640 700, 2640 965'),
    points('2640 965, 2650 315, 3230 315, 3360 580, 3450 780, 3600 1010'),
  ],
  handles: [
    [2400, 850],
    [3290, 870],
  ],
  headlamp: [640, 745],
  taillamp: [770, 900],
  grille: [500, 690],
  mirror: [1660, 1000],
};

const estate: Silhouette = {
  ...hatchback,
  length: 4680,
  height: 1470,
  width: 1815,
  roofWidth: 0.73,
  belt: 975,
  wheels: { at: [870, 3620], radius: 330 },
  outline: outline(`
    90 225 n, 15 340, 0 500, 18 635, 90 740, 225 812 h, 620 900, 1080 965, 1310 1005 w, 1600 1205,
    1900 1375, 2110 1435 r, 2600 1468, 3300 1460, 3950 1415, 4240 1370 b, 4420 1180, 4530 1000 t,
    4615 890, 4660 740, 4680 560, 4658 380, 4585 232`),
  panes: [
    points('1520 1000, 1990 1338, 2200 1378, 2500 1393, 2480 988'),
    points('2560 988, 2580 1396, 3050 1396, 3390 1382, 3370 1010'),
    points('3450 1015, 3470 1378, 3950 1345, 4180 1230, 4060 1060'),
  ],
  gaps: [
    points('1470 965, 1480 590, 1560 318, 2490 318, 2520 700, 2515 980'),
    points('2520 980, 2530 318, 3130 318, 3260 570, 3400 790, 3410 1010'),
  ],
  handles: [
    [2300, 865],
    [3210, 880],
  ],
  headlamp: [645, 755],
  taillamp: [790, 950],
  grille: [540, 670],
  mirror: [1560, 1015],
};

const suv: Silhouette = {
  ...hatchback,
  length: 4520,
  height: 1665,
  width: 1860,
  roofWidth: 0.74,
  belt: 1130,
  sill: 285,
  wheels: { at: [880, 3560], radius: 365 },
  outline: outline(`
    100 290 n, 20 410, 0 590, 15 760, 80 880, 220 950 h, 620 1040, 1060 1100, 1280 1140 w, 1540 1350,
    1820 1540, 2040 1615 r, 2550 1660, 3200 1648, 3780 1590, 4080 1530 b, 4260 1330, 4370 1140 t,
    4455 1030, 4500 860, 4520 660, 4500 450, 4420 300`),
  panes: [
    points('1490 1150, 1920 1495, 2120 1550, 2460 1572, 2440 1130'),
    points('2520 1130, 2540 1574, 3000 1566, 3330 1530, 3310 1160'),
    points('3390 1165, 3410 1515, 3720 1465, 3920 1330, 3820 1210'),
  ],
  gaps: [
    points('1440 1110, 1450 700, 1530 385, 2450 385, 2480 800, 2475 1125'),
    points('2480 1125, 2490 385, 3070 385, 3210 650, 3340 900, 3360 1160'),
  ],
  handles: [
    [2260, 985],
    [3150, 1005],
  ],
  headlamp: [770, 890],
  taillamp: [900, 1070],
  grille: [560, 790],
  mirror: [1540, 1165],
};

const coupe: Silhouette = {
  ...hatchback,
  length: 4550,
  height: 1310,
  width: 1860,
  roofWidth: 0.66,
  belt: 900,
  sweep: 330,
  wheels: { at: [930, 3520], radius: 345 },
  outline: outline(`
    110 205 n, 25 310, 0 440, 25 560, 120 660, 280 730 h, 700 830, 1150 885, 1420 930 w, 1740 1110,
    2050 1240, 2260 1290 r, 2600 1310, 2950 1290 b, 3400 1180, 3850 1030, 4180 930 t, 4400 880, 4500 760,
    4550 600, 4520 400, 4420 230`),
  panes: [
    points('1640 925, 2130 1205, 2360 1245, 2620 1255, 2720 930'),
    points('2790 930, 2700 1252, 3000 1215, 3320 1095, 3230 975'),
  ],
  gaps: [points('1580 900, 1590 540, 1680 290, 2680 290, 2780 560, 2770 925')],
  handles: [[2600, 790]],
  headlamp: [560, 690],
  taillamp: [720, 830],
  grille: [330, 420],
  mirror: [1720, 935],
};

const cabrio: Silhouette = {
  ...coupe,
  open: { foot: [1450, 930], top: [1960, 1225], seats: [2500, 900] },
  length: 4400,
  height: 1290,
  sweep: 300,
  roofWidth: 0.72,
  wheels: { at: [900, 3460], radius: 330 },
  outline: outline(`
    100 215 n, 20 320, 0 460, 20 580, 100 680, 250 745 h, 680 840, 1150 895, 1430 935 i, 1900 920,
    2200 915, 2900 905 h, 3600 905, 4100 880 t, 4300 820, 4380 700, 4400 540, 4375 380, 4300 230`),
  panes: [],
  gaps: [points('1560 890, 1570 540, 1650 295, 2560 295, 2660 560, 2650 900'), points('3000 895, 3010 860, 3700 850')],
  handles: [[2480, 780]],
  headlamp: [570, 700],
  taillamp: [690, 830],
  grille: [380, 500],
  mirror: [1690, 935],
};

const van: Silhouette = {
  ...hatchback,
  length: 5400,
  height: 2130,
  width: 2000,
  roofWidth: 0.86,
  belt: 1280,
  sweep: 190,
  sill: 290,
  wheels: { at: [940, 4110], radius: 350 },
  outline: outline(`
    110 290 n, 25 420, 0 620, 15 820, 70 960, 170 1050 h, 430 1160, 720 1250, 860 1310 w, 1150 1600,
    1470 1890, 1700 2020 r, 2100 2095, 3000 2130, 4200 2130, 5000 2105, 5250 2050 t, 5330 1900,
    5370 1500, 5395 1000, 5400 600, 5370 400, 5320 300`),
  panes: [points('1010 1300, 1420 1740, 1620 1820, 2010 1850, 1990 1290')],
  gaps: [
    points('980 1260, 1010 900, 1240 420, 2000 400, 2050 900, 2050 1880'),
    points('2120 400, 2140 1960, 3250 1970, 3260 400, 2120 400'),
    points('2160 1130, 5200 1130'),
  ],
  handles: [
    [1870, 1080],
    [2210, 1080],
  ],
  headlamp: [780, 990],
  taillamp: [760, 1250],
  grille: [560, 760],
  mirror: [1150, 1330],
};

const camper: Silhouette = {
  ...van,
  length: 5990,
  height: 2580,
  width: 2050,
  roofWidth: 0.9,
  wheels: { at: [960, 4900], radius: 350 },
  outline: outline(`
    110 290 n, 25 420, 0 640, 20 860, 90 1010, 230 1110 h, 520 1220, 800 1310, 950 1380 w, 1230 1680,
    1530 1980, 1740 2200 r, 1980 2420, 2350 2540, 3400 2580, 4900 2580, 5650 2550, 5850 2480 t,
    5925 2300, 5965 1700, 5985 1100, 5990 640, 5960 420, 5900 300`),
  panes: [
    points('1080 1370, 1470 1800, 1670 1890, 2080 1920, 2060 1360'),
    points('2560 1420, 2560 1940, 3340 1940, 3340 1420'),
    points('4180 1420, 4180 1900, 5280 1900, 5280 1420'),
  ],
  gaps: [
    points('1040 1320, 1080 940, 1280 420, 2070 400, 2120 900, 2120 1960'),
    points('2220 400, 2240 2080, 3500 2090, 3510 400, 2220 400'),
    points('2300 1180, 5800 1180'),
  ],
  headlamp: [800, 1020],
  mirror: [1230, 1400],
};

const motorhome: Silhouette = {
  ...van,
  length: 6990,
  height: 2860,
  width: 2300,
  roofWidth: 0.95,
  belt: 1500,
  sweep: 170,
  sill: 330,
  wheels: { at: [980, 4950], radius: 355 },
  outline: outline(`
    110 300 n, 25 430, 0 640, 20 860, 90 1020, 230 1120 h, 520 1230, 800 1320, 960 1400 w, 1230 1690,
    1480 1960, 1560 2100 r, 1640 2350, 1850 2680, 2200 2820, 3400 2860, 5600 2860, 6500 2830,
    6800 2740 t, 6910 2500, 6960 1900, 6985 1200, 6990 700, 6960 480, 6900 340`),
  panes: [
    points('1080 1390, 1450 1800, 1640 1880, 1960 1900, 1940 1380'),
    points('2500 1560, 2500 2080, 3350 2080, 3350 1560'),
    points('4820 1640, 4820 2080, 5500 2080, 5500 1640'),
    points('5900 1640, 5900 2080, 6560 2080, 6560 1640'),
  ],
  gaps: [
    points('1030 1330, 1080 940, 1290 430, 1960 410, 2010 900, 2010 1940'),
    points('3750 480, 3750 2380, 4400 2380, 4400 480, 3750 480'),
    points('5600 640, 5600 1180, 6700 1180, 6700 640, 5600 640'),
  ],
  handles: [
    [1840, 1110],
    [4290, 1250],
  ],
  headlamp: [810, 1030],
  taillamp: [760, 1150],
  grille: [580, 780],
  mirror: [1210, 1420],
};

export const SILHOUETTES: Record<Exclude<Body, 'motorbike' | 'scooter'>, Silhouette> = {
  hatchback,
  city: scaled(hatchback, 0.93, 1.02),
  saloon,
  estate,
  suv,
  coupe,
  cabrio,
  minivan: {
    ...scaled(estate, 1.05, 1.24),
    roofWidth: 0.82,
  },
  van,
  camper,
  motorhome,
  pickup: {
    ...suv,
    length: 5360,
    height: 1840,
    width: 1920,
    belt: 1230,
    sill: 400,
    wheels: { at: [950, 4150], radius: 400 },
    outline: outline(`
    110 400 n, 20 520, 0 720, 15 900, 80 1020, 220 1085 h, 700 1160, 1220 1200, 1440 1250 w, 1700 1490,
    1960 1700, 2180 1790 r, 2600 1835, 3080 1825, 3340 1770, 3440 1680 b, 3480 1400, 3500 1240 i,
    3560 1200, 4400 1200, 5250 1200 t, 5320 1150, 5345 950, 5360 740, 5340 560, 5280 430`),
    panes: [
      points('1640 1250, 2030 1645, 2210 1710, 2520 1735, 2500 1235'),
      points('2580 1235, 2600 1737, 2950 1730, 3220 1680, 3280 1260'),
    ],
    gaps: [
      points('1590 1210, 1600 800, 1680 480, 2500 480, 2535 850, 2530 1225'),
      points('2535 1225, 2550 480, 3150 480, 3300 750, 3360 1000, 3340 1250'),
      points('3460 500, 3470 1190'),
    ],
    handles: [
      [2310, 1080],
      [3120, 1095],
    ],
    headlamp: [880, 1010],
    taillamp: [880, 1130],
    grille: [640, 940],
    mirror: [1690, 1280],
  },
  oldtimer: {
    ...cabrio,
    open: { foot: [1480, 975], top: [1810, 1285], seats: [2330, 930] },
    length: 4285,
    height: 1305,
    width: 1760,
    sweep: 220,
    roofWidth: 0.8,
    wheels: { at: [800, 3200], radius: 320 },
    outline: outline(`
    60 330 n, 10 420, 0 560, 10 720, 60 830, 180 880 h, 700 930, 1300 960, 1460 985 i, 1800 960,
    2200 950, 2700 940 h, 3400 910, 3900 860 t, 4180 780, 4270 660, 4285 540, 4260 420, 4200 330`),
    gaps: [points('1560 940, 1560 420, 2420 410, 2480 650, 2470 945')],
    handles: [[2340, 800]],
    headlamp: [570, 810],
    taillamp: [600, 760],
    grille: [480, 780],
    mirror: [1700, 985],
    sill: 290,
  },
  boxTrailer: {
    ...van,
    length: 4300,
    height: 2320,
    width: 1950,
    roofWidth: 1,
    belt: 9000,
    sweep: 120,
    sill: 420,
    wheels: { at: [2250, 3000], radius: 320 },
    outline: outline(`
    330 430 n, 300 620, 300 1600, 330 2100, 440 2270 r, 700 2320, 2500 2320, 4000 2320, 4230 2270 t,
    4290 2100, 4300 1400, 4300 620, 4270 430`),
    panes: [],
    gaps: [points('340 900, 4280 900'), points('420 520, 420 2180, 4180 2180, 4180 520, 420 520')],
    handles: [],
    headlamp: undefined,
    grille: undefined,
    mirror: undefined,
    taillamp: [520, 640],
    hasDrawbar: true,
  },
  flatTrailer: {
    ...van,
    length: 4300,
    height: 1020,
    width: 1950,
    roofWidth: 1,
    belt: 9000,
    sweep: 0,
    sill: 560,
    wheels: { at: [2250, 3000], radius: 320 },
    outline: outline(`
    330 570 n, 320 700, 320 960, 330 1010 r, 2300 1020, 4290 1010 t, 4300 960, 4300 700, 4290 570`),
    panes: [],
    gaps: [
      points('330 690, 4300 690'),
      points('1330 700, 1330 1010'),
      points('2320 700, 2320 1010'),
      points('3310 700, 3310 1010'),
    ],
    handles: [],
    headlamp: undefined,
    grille: undefined,
    mirror: undefined,
    taillamp: [590, 680],
    hasDrawbar: true,
  },
};

function scaled(from: Silhouette, x: number, y: number): Silhouette {
  const moved = (list: readonly Point[]) => list.map(([px, py]): Point => [px * x, py * y]);
  const heights = (pair: Point | undefined): Point | undefined => pair && [pair[0] * y, pair[1] * y];
  return {
    ...from,
    length: from.length * x,
    height: from.height * y,
    belt: from.belt * y,
    wheels: { at: from.wheels.at.map((at) => at * x), radius: from.wheels.radius },
    outline: from.outline.map(([px, py, part]) => [px * x, py < 400 ? py : py * y, part]),
    panes: from.panes.map(moved),
    gaps: from.gaps.map(moved),
    handles: moved(from.handles),
    headlamp: heights(from.headlamp),
    taillamp: heights(from.taillamp) ?? from.taillamp,
    grille: heights(from.grille),
    mirror: from.mirror && [from.mirror[0] * x, from.mirror[1] * y],
  };
}
