import type { CarColor } from '../contract';

export interface Paint {
  name: string;
  type: CarColor;
  /** Colour of the drawn body. */
  key: PaintKey;
}
export type PaintKey =
  | 'black'
  | 'graphite'
  | 'silver'
  | 'white'
  | 'blue'
  | 'sky'
  | 'red'
  | 'green'
  | 'yellow'
  | 'orange'
  | 'brown'
  | 'beige'
  | 'teal';

const paint = (name: string, type: CarColor, key: PaintKey): Paint => ({ name, type, key });

const DEFAULT_PAINTS = [
  paint('Schwarz Metallic', 'BLACK', 'black'),
  paint('Perlschwarz', 'BLACK', 'black'),
  paint('Schiefergrau Metallic', 'GRAY', 'graphite'),
  paint('Silber Metallic', 'GRAY', 'silver'),
  paint('Weiß', 'WHITE', 'white'),
  paint('Polarweiß Metallic', 'WHITE', 'white'),
  paint('Nachtblau Metallic', 'BLUE', 'blue'),
  paint('Eisblau Metallic', 'BLUE', 'sky'),
  paint('Rubinrot Metallic', 'RED', 'red'),
  paint('Olivgrün Metallic', 'GREEN', 'green'),
  paint('Sonnengelb', 'YELLOW', 'yellow'),
  paint('Kupferorange Metallic', 'ORANGE', 'orange'),
  paint('Kastanienbraun Metallic', 'BROWN', 'brown'),
  paint('Sandbeige Metallic', 'BEIGE', 'beige'),
  paint('Türkis Metallic', 'OTHER', 'teal'),
] as const;

const BY_MAKE: Record<string, readonly Paint[]> = {
  Volkswagen: [
    paint('Deep Black Perleffekt', 'BLACK', 'black'),
    paint('Urano Grau', 'GRAY', 'graphite'),
    paint('Reflexsilber Metallic', 'GRAY', 'silver'),
    paint('Pure White', 'WHITE', 'white'),
    paint('Atlantic Blue Metallic', 'BLUE', 'blue'),
    paint('Kings Red Metallic', 'RED', 'red'),
    paint('Zitronengelb', 'YELLOW', 'yellow'),
  ],
  Audi: [
    paint('Mythosschwarz Metallic', 'BLACK', 'black'),
    paint('Daytonagrau Perleffekt', 'GRAY', 'graphite'),
    paint('Florettsilber Metallic', 'GRAY', 'silver'),
    paint('Gletscherweiß Metallic', 'WHITE', 'white'),
    paint('Navarrablau Metallic', 'BLUE', 'blue'),
    paint('Tangorot Metallic', 'RED', 'red'),
  ],
  BMW: [
    paint('Saphirschwarz Metallic', 'BLACK', 'black'),
    paint('Mineralgrau Metallic', 'GRAY', 'graphite'),
    paint('Alpinweiß', 'WHITE', 'white'),
    paint('Phytonicblau Metallic', 'BLUE', 'blue'),
    paint('Melbourne Rot Metallic', 'RED', 'red'),
    paint('San Remo Grün Metallic', 'GREEN', 'green'),
  ],
  'Mercedes-Benz': [
    paint('Obsidianschwarz Metallic', 'BLACK', 'black'),
    paint('Selenitgrau Metallic', 'GRAY', 'graphite'),
    paint('Hightechsilber Metallic', 'GRAY', 'silver'),
    paint('Polarweiß', 'WHITE', 'white'),
    paint('Spektralblau Metallic', 'BLUE', 'blue'),
    paint('Patagonienrot', 'RED', 'red'),
  ],
  Tesla: [
    paint('Solid Black', 'BLACK', 'black'),
    paint('Pearl White Multi-Coat', 'WHITE', 'white'),
    paint('Deep Blue Metallic', 'BLUE', 'blue'),
    paint('Red Multi-Coat', 'RED', 'red'),
  ],
};

export function paintsOf(make: string): readonly Paint[] {
  return BY_MAKE[make] ?? DEFAULT_PAINTS;
}

/** Commercial vehicles, motorhomes and trailers are mostly plain. */
export const PLAIN_PAINTS = [
  paint('Candy-Weiß', 'WHITE', 'white'),
  paint('Weiß', 'WHITE', 'white'),
  paint('Indiumgrau Metallic', 'GRAY', 'graphite'),
  paint('Silber', 'GRAY', 'silver'),
] as const;

const ALL = [...DEFAULT_PAINTS, ...PLAIN_PAINTS, ...Object.values(BY_MAKE).flat()];

/** Paint by the vehicle's colour name; default: gray. */
export function paintKeyOf(name: string | undefined): PaintKey {
  return ALL.find((entry) => entry.name === name)?.key ?? 'silver';
}
