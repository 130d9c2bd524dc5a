import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Platform } from '../../api/platform';
import { fetchTradeInManufacturers, fetchVehicleInfo } from '../../api/tradeIns';
import type { TradeInEntries } from '../../domain/trade-in/entries';
import { usePlatform } from '../../state/shopContext';

function manufacturersQuery(platform: Platform) {
  return queryOptions({
    queryKey: ['trade-ins', 'manufacturers'],
    queryFn: ({ signal }) => fetchTradeInManufacturers(platform, signal),
  });
}

type ModelQuestion = Parameters<typeof fetchVehicleInfo>[1];

function vehicleInfoQuery(platform: Platform, question: ModelQuestion) {
  const { manufacturerId, modelId, month, year } = question;
  return queryOptions({
    queryKey: ['trade-ins', 'info', manufacturerId, modelId, month, year],
    queryFn: ({ signal }) => fetchVehicleInfo(platform, question, signal),
  });
}

export function useTradeInManufacturers() {
  return useQuery(manufacturersQuery(usePlatform()));
}

/** Of the model at its first registration; requested when both are chosen. */
export function useVehicleInfo(entries: TradeInEntries) {
  const { detection, manufacturerId, modelId, registrationMonth: month, registrationYear: year } = entries;
  const isNeeded = detection === 'byModel' && manufacturerId !== '' && modelId !== '' && month !== '' && year !== '';
  const question = { manufacturerId, modelId, month, year };
  return useQuery({ ...vehicleInfoQuery(usePlatform(), question), enabled: isNeeded });
}
