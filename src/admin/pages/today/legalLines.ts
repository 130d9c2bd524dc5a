import { dutyCounts, openDuties } from '../../../domain/law/dutyOverview';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { settingsAddress } from '../../page';
import { fieldAddress } from '../../resources/settings/settingsAreas';
import { counted, NAMED, type TodayLine } from './todayLines';

const OVERVIEW = settingsAddress({ page: 'dealer-settings' }, 'bereich=recht');

/** Duties of law that need an entry, counted as in the legal overview (rules/admin: legal overview). */
export function legalLines(settings: TenantSettings, now: Date): TodayLine[] {
  const { needsEntry } = dutyCounts(settings, now);
  if (needsEntry === 0) return [];
  return [
    {
      id: 'legal-duties',
      text: counted(
        needsEntry,
        'rechtliche Pflicht braucht einen Eintrag',
        'rechtliche Pflichten brauchen einen Eintrag',
      ),
      to: OVERVIEW,
      entries: openDuties(settings, now)
        .slice(0, NAMED)
        .map(({ id, label, text, field }) => ({
          id,
          text: `${label}: ${text}`,
          to: field === undefined ? OVERVIEW : fieldAddress(field),
        })),
    },
  ];
}
