import { fetchTradeInManufacturers, fetchVehicleInfo } from '../../api/tradeIns';
import type { TradeInEntries } from '../../domain/trade-in/entries';
import { usePlatform } from '../../state/shopContext';
import { useQuery } from '../../state/useQuery';

/** Makes to choose from; read only where the vehicle is found by its model. */
export function useManufacturers(isNeeded: boolean) {
  const platform = usePlatform();
  return useQuery({
    queryKey: ['trade-in-manufacturers'],
    queryFn: ({ signal }) => fetchTradeInManufacturers(platform, signal),
    enabled: isNeeded,
  });
}

/** Versions of the chosen model at its first registration, as soon as both are chosen. */
export function useVehicleInfo(entries: TradeInEntries) {
  const platform = usePlatform();
  const { detection, manufacturerId, modelId, registrationMonth: month, registrationYear: year } = entries;
  const isNeeded = detection === 'byModel' && manufacturerId !== '' && modelId !== '' && month !== '' && year !== '';
  return useQuery({
    queryKey: ['trade-in-info', manufacturerId, modelId, month, year],
    queryFn: ({ signal }) => fetchVehicleInfo(platform, { manufacturerId, modelId, month, year }, signal),
    enabled: isNeeded,
  });
}
