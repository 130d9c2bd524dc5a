import { useQueryClient } from '@tanstack/react-query';
import { updateAccount } from '../../../api/users';
import { accountUpdateOf, type Account, type AccountChanges } from '../../../domain/account/account';
import { ACCOUNT_QUEUE, accountQuery } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';

/**
 * Saves a part of the account and updates the cached one without a request. Each save sends the whole account, because the
 * platform may replace it; saves are therefore queued and based on the result of the previous one.
 *
 * @param changesOf changes of the account by the form's entries
 * @param onSaved called with the saved entries
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
