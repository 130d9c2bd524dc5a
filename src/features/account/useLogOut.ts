import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { createKnownPersonStore } from '../../state/knownPerson';
import { useSession, useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';
import { leaveGoogle } from '../../lib/signInSdks';

/** Ends the login, forgets what was read of the account, leaves Google's sign-in, and goes to the start page (storefront 4). */
export function useLogOut(): () => void {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const known = useShop().lazyStore(createKnownPersonStore);
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  return () => {
    leaveGoogle();
    // Its dialog has said that they are lost.
    unsaved.getState().giveUp();
    // First, so that no screen leads to the login on the way.
    void navigate(hrefOf('search'));
    logOut();
    known.getState().forget();
    client.removeQueries({ queryKey: ['account'] });
  };
}
