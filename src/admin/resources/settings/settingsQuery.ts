import { queryOptions } from '@tanstack/react-query';
import { fetchDealerSettings } from '../../../api/admin/dealerSettings';
import type { Platform } from '../../../api/platform';

/** Shared by their page, 'Heute' and the stock check. */
export const dealerSettingsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['tenant-settings'],
    queryFn: ({ signal }) => fetchDealerSettings(platform, signal),
  });
