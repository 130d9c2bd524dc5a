import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { updateAccount } from '../../../api/users';
import { accountUpdateOf, missingIn } from '../../../domain/account/account';
import { hasSameFavourites, mergeFavourites } from '../../../domain/account/favouriteMerge';
import { ACCOUNT_QUEUE, accountQuery } from '../../../state/account';
import { createFavouritesStore } from '../../../state/vehicles/favourites';
import { createKnownPersonStore } from '../../../state/knownPerson';
import type { SessionUser } from '../../../state/session';
import { usePlatform, useShop } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { withQueryClient } from '../../../state/queries/withQueryClient';

const FAVOURITES_DEBOUNCE_MS = 800;

/**
 * Queued with the account's other saves: each replaces the whole account. Failures are silent, retried at the next
 * change.
 */
export const AccountSync = withQueryClient(function AccountSync({ user }: { user: SessionUser }) {
  const platform = usePlatform();
  const client = useQueryClient();
  const { lazyStore } = useShop();
  const favourites = lazyStore(createFavouritesStore);
  const personStore = lazyStore(createKnownPersonStore);
  const ids = useStore(favourites, (state) => state.ids);

  const sync = async (signal: AbortSignal) => {
    // The call may have been queued.
    signal.throwIfAborted();
    const typed = personStore.getState().person;
    const query = accountQuery(platform, user.email);
    const account = await client.query({ ...query, staleTime: 0 });
    signal.throwIfAborted();
    const { ids: local, synced, replace, noteSynced } = favourites.getState();
    const base = synced?.userId === user.id ? synced.ids : undefined;
    // Another account's belong to it.
    const foreign = base === undefined ? synced?.ids : undefined;
    const visitorsOwn = local.filter((id) => foreign?.includes(id) !== true);
    const merged = mergeFavourites({ local: visitorsOwn, account: account.favoriteCarIds, base });
    const isOwn = typed.email?.trim().toLowerCase() === account.email?.toLowerCase();
    const missing = isOwn ? missingIn(account, typed) : {};
    if (Object.keys(missing).length > 0 || !hasSameFavourites(merged, account.favoriteCarIds)) {
      const changes = { ...missing, favoriteCarIds: merged };
      await updateAccount(platform, user.id, accountUpdateOf(account, changes), signal);
      client.setQueryData(query.queryKey, { ...account, ...changes });
    }
    signal.throwIfAborted();
    noteSynced({ userId: user.id, ids: merged });
    if (!hasSameFavourites(merged, favourites.getState().ids)) replace(merged);
    if (isOwn) personStore.getState().forget();
  };
  const { submit, reset } = useSubmission({ queue: ACCOUNT_QUEUE, send: (_: undefined, signal) => sync(signal) });
  const start = useEffectEvent(() => void submit(undefined));
  const stop = useEffectEvent(reset);

  const isAgreed = useEffectEvent(() => {
    const { synced } = favourites.getState();
    return synced?.userId === user.id && hasSameFavourites(synced.ids, ids);
  });
  useEffect(() => {
    start();
  }, []);
  useEffect(() => {
    if (isAgreed()) return;
    const timer = setTimeout(start, FAVOURITES_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ids]);
  return null;
});
