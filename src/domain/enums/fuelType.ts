import { enumeration, type KeyOf } from '../../lib/enumeration';

export const fuelTypes = enumeration({
  petrol: { wire: ['Benzin', 1, 'PETROL'], label: 'Benzin' },
  diesel: { wire: ['Diesel', 2, 'DIESEL'], label: 'Diesel' },
  lpg: { wire: ['Autogas', 3, 'LPG'], label: 'Autogas (LPG)' },
  cng: { wire: ['Erdgas', 4, 'CNG'], label: 'Erdgas (CNG)' },
  electric: { wire: ['Elektro', 5, 'ELECTRICITY'], label: 'Elektro' },
  hybridPetrol: { wire: ['Hybrid Benzin', 6, 'HYBRID'], label: 'Hybrid (Benzin/Elektro)' },
  hydrogen: { wire: ['Wasserstoff', 7, 'HYDROGEN'], label: 'Wasserstoff' },
  ethanol: { wire: ['Ethanol', 8, 'ETHANOL'], label: 'Ethanol' },
  hybridDiesel: { wire: ['Hybrid Diesel', 9, 'HYBRID_DIESEL'], label: 'Hybrid (Diesel/Elektro)' },
  other: { wire: ['Andere', 10, 'OTHER'], label: 'Andere' },
});

export type FuelType = KeyOf<typeof fuelTypes>;
