import { useQueryClient } from '@tanstack/react-query';
import { updateAccount } from '../../../api/users';
import { accountUpdateOf, type Account, type AccountChanges } from '../../../domain/person/account';
import { accountQuery } from '../../../state/account';
import { usePlatform } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';

/**
 * Saves a part of the account, and shows it everywhere without asking the platform again.
 *
 * @param changesOf what the entries of the form change
 * @param onSaved called with the entries that were saved
 */
export function useAccountUpdate<Entries>(
  account: Account,
  changesOf: (entries: Entries) => AccountChanges,
  onSaved: (entries: Entries) => void,
) {
  const platform = usePlatform();
  const client = useQueryClient();
  return useSubmission({
    send: async (entries: Entries, signal) => {
      const changes = changesOf(entries);
      await updateAccount(platform, account.id, accountUpdateOf(account, changes), signal);
      return changes;
    },
    onSuccess: (changes, entries) => {
      onSaved(entries);
      client.setQueryData(accountQuery(platform, account.email ?? '').queryKey, { ...account, ...changes });
    },
  });
}
