import { enumeration } from '../../lib/enumeration';

export const interiorMaterials = enumeration({
  leather: { wire: ['Leder'], label: 'Leder' },
  partLeather: { wire: ['Teilleder'], label: 'Teilleder' },
  fabric: { wire: ['Stoff'], label: 'Stoff' },
  velour: { wire: ['Velours'], label: 'Velours' },
  alcantara: { wire: ['Alcantara'], label: 'Alcantara' },
  other: { wire: ['Andere'], label: 'Andere' },
  artificialLeather: { wire: ['Kunstleder'], label: 'Kunstleder' },
});
