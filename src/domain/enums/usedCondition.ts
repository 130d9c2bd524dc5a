import { enumeration, type KeyOf } from '../../lib/enumeration';

export const usedConditions = enumeration({
  new: { wire: ['Neuwagen'], label: 'Neuwagen' },
  used: { wire: ['Gebrauchtwagen'], label: 'Gebrauchtwagen' },
  dayRegistration: { wire: ['Tageszulassung'], label: 'Tageszulassung' },
  demonstration: { wire: ['Vorführwagen'], label: 'Vorführwagen' },
  nearlyNew: { wire: ['Jahreswagen'], label: 'Jahreswagen' },
  classic: { wire: ['Oldtimer'], label: 'Oldtimer' },
  other: { wire: ['Andere'], label: 'Andere' },
});

export type UsedCondition = KeyOf<typeof usedConditions>;
