import { compareGerman } from '../../lib/text/foldedText';
import { equipmentCategories, isHighlight, type Equipment, type EquipmentCategory } from './equipment';

const rankOf = ({ priority = Number.MAX_VALUE }: Equipment) => priority;

interface EquipmentGroup {
  category: EquipmentCategory;
  label: string;
  equipment: Equipment[];
}

/** Sorted by category, priority and name. */
export function groupEquipment(equipment: readonly Equipment[]): EquipmentGroup[] {
  return equipmentCategories.keys.flatMap((category) => {
    const members = equipment
      .filter((entry) => entry.category === category)
      .sort((one, other) => rankOf(one) - rankOf(other) || compareGerman(one.label, other.label));
    return members.length === 0 ? [] : [{ category, label: equipmentCategories.label(category), equipment: members }];
  });
}

/** What says nothing beside its better kind. */
const BETTER: Readonly<Partial<Record<string, string>>> = {
  led_headlights: 'matrix_headlights',
  air_conditioning: 'climate_control',
  rear_camera: 'camera_360',
  sunroof: 'panorama_roof',
};

/** First by priority, without what is ordinary; without a priority as in the groups. */
export function equipmentHighlights(equipment: readonly Equipment[], most: number): Equipment[] {
  const isThere = (better: string | undefined) => equipment.some(({ id }) => id === better);
  return groupEquipment(equipment.filter((piece) => isHighlight(piece) && !isThere(BETTER[piece.id])))
    .flatMap((group) => group.equipment)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most);
}
