import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { SalesContract } from '../../../domain/dealer/salesContract';
import type { TradeIn } from '../../../domain/trade-in/tradeIn';
import { leadSettingsApi } from '../../../api/admin/leadSettings';
import { contactsQuery, locationsQuery } from '../../../state/queries/recipient';
import { useNow, usePlatform, useShop } from '../../../state/shopContext';
import { useAllowedPages } from '../../allowedPages';
import { rowsQuery, unreadableQuery } from '../../engine/list/rowsQuery';
import { CONTRACTS, contractsQuery, TRADE_INS, tradeInsQuery } from '../../links/queries';
import { useKeptStaff } from '../../links/useKeptStaff';
import { settingsAddress } from '../../page';
import { COUNTED } from '../../pendingCounts';
import { refusedQuery } from '../../refusedVehicles';
import { labelRows } from '../../resources/energyLabels';
import { dealerSettingsQuery } from '../../resources/settings/settingsQuery';
import { FINDINGS } from '../invalid-vehicles/findingRows';
import { createStockReport } from '../invalid-vehicles/stockReport';
import { dayInGermany, timeInGermany } from '../../../lib/dates/germanClock';
import {
  legalLines,
  counted,
  elsewhereText,
  reachLines,
  unreadableLines,
  vehicleLines,
  type TodayLine,
} from './todayLines';
import { newNotes, releaseNotesQuery } from '../releaseNotes';

interface Today {
  tradeIns: readonly TradeIn[] | undefined;
  contracts: readonly SalesContract[] | undefined;
  unread: readonly TodayLine[];
  elsewhere: string | undefined;
  missing: readonly TodayLine[];
  news: readonly TodayLine[];
  isLoading: boolean;
  failed: readonly UseQueryResult[];
}

const LEADS = { queryName: 'lead-settings', calls: leadSettingsApi } as const;

/** Loaded lists are not requested again. */
export function useTodayLines(): Today {
  const platform = usePlatform();
  const now = useNow()();
  const allowed = useAllowedPages();
  const tradeIns = useQuery({ ...tradeInsQuery(platform), ...COUNTED, enabled: allowed.has('trade-ins') });
  const contracts = useQuery({ ...contractsQuery(platform), ...COUNTED, enabled: allowed.has('sales-contracts') });
  const refused = useQuery({ ...refusedQuery(platform), enabled: allowed.has('invalid-vehicles') });
  const labels = useQuery({ ...rowsQuery(labelRows, platform), enabled: allowed.has('envkv-labels') });
  const leads = useQuery({
    ...rowsQuery(LEADS, platform),
    enabled: allowed.has('lead-settings'),
  });
  const settings = useQuery({ ...dealerSettingsQuery(platform), enabled: allowed.has('dealer-settings') });
  const locations = useQuery(locationsQuery(platform));
  const contacts = useQuery(contactsQuery(platform, undefined));
  const notes = useQuery({ ...releaseNotesQuery(platform), enabled: allowed.has('release-notes') });
  const { staff } = useKeptStaff();
  const { report, at } = useStore(useShop().lazyStore(createStockReport));
  const unreadable = useQueries({
    queries: [
      { ...unreadableQuery(TRADE_INS, platform), enabled: false },
      { ...unreadableQuery(CONTRACTS, platform), enabled: false },
      { ...unreadableQuery(LEADS, platform), enabled: false },
      { ...unreadableQuery(labelRows, platform), enabled: false },
    ],
  });
  const queries: readonly UseQueryResult[] = [
    tradeIns,
    contracts,
    refused,
    labels,
    leads,
    settings,
    locations,
    contacts,
  ];

  const law = report?.flawed ?? 0;
  const checkPage = settingsAddress({ page: 'invalid-vehicles' }, 'bereich=bestand');
  const unlawful = settingsAddress({ page: 'invalid-vehicles' }, FINDINGS);
  const [note] = newNotes(notes.data ?? [], staff.notes, dayInGermany(now));
  return {
    tradeIns: tradeIns.data,
    contracts: contracts.data,
    unread: [
      ...unreadableLines({ page: 'trade-ins', title: 'Inzahlungnahmen' }, unreadable[0].data),
      ...unreadableLines({ page: 'sales-contracts', title: 'Kaufverträge' }, unreadable[1].data),
    ],
    elsewhere: leads.data && elsewhereText(leads.data),
    missing: [
      ...unreadableLines({ page: 'lead-settings', title: 'Benachrichtigungen' }, unreadable[2].data),
      ...unreadableLines({ page: 'envkv-labels', title: 'EnVKV Labels' }, unreadable[3].data),
      ...vehicleLines(refused.data ?? [], labels.data ?? []),
      ...(law === 0
        ? []
        : [
            {
              id: 'stock-check',
              text: `${counted(law, 'Fahrzeug braucht', 'Fahrzeuge brauchen')} gesetzlich nötige Angaben`,
              note: at && `Bestandsprüfung, Stand ${timeInGermany(at)} Uhr`,
              to: unlawful,
            },
          ]),
      ...(settings.data === undefined ? [] : legalLines(settings.data.settings, now)),
      ...(leads.data && locations.data && contacts.data ? reachLines(leads.data, locations.data, contacts.data) : []),
    ],
    news: [
      ...(report === undefined && allowed.has('invalid-vehicles')
        ? [{ id: 'check', text: 'Der Bestand ist in dieser Sitzung noch nicht geprüft', to: checkPage }]
        : []),
      ...(note === undefined
        ? []
        : [
            {
              id: 'notes',
              text: `Neue Release Note: ${note.title}`,
              to: settingsAddress({ page: 'release-notes' }),
            },
          ]),
    ],
    isLoading: queries.some(({ isLoading }) => isLoading),
    failed: queries.filter(({ isError }) => isError),
  };
}
