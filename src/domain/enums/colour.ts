import { enumeration, type EnumerationEntry } from '../../lib/enumeration';

interface ColourEntry extends EnumerationEntry {
  /** Decorative: the label is beside it. */
  readonly swatch: string;
}

const OTHER = {
  wire: ['OTHER'],
  label: 'Andere',
  swatch: 'conic-gradient(#c62828, #f9a825, #2e7d32, #1565c0, #6a1b9a, #c62828)',
} as const satisfies ColourEntry;

/** The most frequent first. */
const carColourTable = {
  BLACK: { wire: ['BLACK'], label: 'Schwarz', swatch: '#1b1b1d' },
  GRAY: { wire: ['GRAY'], label: 'Grau', swatch: '#7d8187' },
  WHITE: { wire: ['WHITE'], label: 'Weiß', swatch: '#ffffff' },
  BLUE: { wire: ['BLUE'], label: 'Blau', swatch: '#1f4fa3' },
  RED: { wire: ['RED'], label: 'Rot', swatch: '#b71c24' },
  BROWN: { wire: ['BROWN'], label: 'Braun', swatch: '#6b4a32' },
  BEIGE: { wire: ['BEIGE'], label: 'Beige', swatch: '#d9c8a5' },
  GREEN: { wire: ['GREEN'], label: 'Grün', swatch: '#2d6b3c' },
  YELLOW: { wire: ['YELLOW'], label: 'Gelb', swatch: '#f2c418' },
  ORANGE: { wire: ['ORANGE'], label: 'Orange', swatch: '#e0701b' },
} as const satisfies Record<string, ColourEntry>;

export const carColours = enumeration({ ...carColourTable, OTHER });

export const askedColours = enumeration({
  ...carColourTable,
  GRAY: { ...carColourTable.GRAY, label: 'Grau oder Silber' },
  OTHER,
});

export const baseColours = enumeration({
  ...carColourTable,
  SILVER: { wire: ['SILVER'], label: 'Silber', swatch: '#c3c7cc' },
  OTHER,
});
