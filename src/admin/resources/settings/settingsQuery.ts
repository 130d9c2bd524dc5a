import { queryOptions } from '@tanstack/react-query';
import { fetchDealerSettings } from '../../../api/admin/dealerSettings';
import type { Platform } from '../../../api/platform';

/** Query of the dealer's settings, shared by their page, 'Heute' and the stock check, which so cannot disagree. */
export const dealerSettingsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['tenant-settings'],
    queryFn: ({ signal }) => fetchDealerSettings(platform, signal),
  });
