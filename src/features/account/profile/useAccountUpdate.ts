import { useQueryClient } from '@tanstack/react-query';
import { updateAccount } from '../../../api/users';
import { accountUpdateOf, type Account, type AccountChanges } from '../../../domain/account/account';
import { ACCOUNT_QUEUE, accountQuery } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';

/**
 * Each save sends the whole account, which the platform may replace: saves are queued, each on the result of the one
 * before.
 */
export function useAccountUpdate<Entries>(
  account: Account,
  changesOf: (entries: Entries) => AccountChanges,
  onSaved: (entries: Entries) => void,
) {
  const platform = usePlatform();
  const client = useQueryClient();
  const { queryKey } = accountQuery(platform, account.email ?? '');
  return useSubmission({
    queue: ACCOUNT_QUEUE,
    send: async (entries: Entries, signal) => {
      const newest = client.getQueryData(queryKey) ?? account;
      const changes = changesOf(entries);
      await updateAccount(platform, account.id, accountUpdateOf(newest, changes), signal);
      return { ...newest, ...changes };
    },
    onSuccess: (saved, entries) => {
      onSaved(entries);
      client.setQueryData(queryKey, saved);
    },
  });
}
