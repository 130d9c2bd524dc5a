import { queryOptions } from '@tanstack/react-query';
import { fetchReleaseNotes } from '../../api/admin/releaseNotes';
import type { Platform } from '../../api/platform';

/** Query of the release notes, shared by their page and 'Heute'. */
export const releaseNotesQuery = (platform: Platform) =>
  queryOptions({ queryKey: ['release-notes'], queryFn: ({ signal }) => fetchReleaseNotes(platform, signal) });
