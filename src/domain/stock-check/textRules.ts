import type { Vehicle } from '../vehicle/vehicle';
import { claimRules } from '../law/claimRules';
import { textOf } from '../../lib/text/formattedText';
import type { StockRule } from './stockRule';

const TEXTS = [
  ['Titel', ({ marketingTitle }) => marketingTitle],
  ['Überschrift', ({ heading }) => heading],
  ['Kampagne', ({ marketingCampaign }) => marketingCampaign],
  ['Siegel', ({ qualitySeal }) => qualitySeal],
  ['Beschreibung', ({ descriptionHtml }) => textOf(descriptionHtml ?? '')],
  ['Zustand', ({ conditionDescription }) => textOf(conditionDescription ?? '')],
] as const satisfies readonly (readonly [string, (vehicle: Vehicle) => string | undefined])[];

/** (rules/admin: claims in texts) */
export const textRules: readonly StockRule[] = claimRules.map(({ id, label, source, instead, find }) => ({
  id,
  label,
  source,
  remedy: 'stock-system',
  hint: instead,
  find: (vehicle) => {
    const claims = TEXTS.flatMap(([name, read]) => {
      const words = [...new Set(find(read(vehicle) ?? ''))];
      return words.length === 0 ? [] : [`${name}: ${words.map((each) => `„${each}“`).join(', ')}`];
    });
    return claims.length === 0 ? undefined : `${claims.join('; ')}.`;
  },
}));
