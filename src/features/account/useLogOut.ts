import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { createKnownPersonStore } from '../../state/knownPerson';
import { useSession, useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';
import { signOutOfGoogle } from '../../lib/signInSdks';

/** Logout: ends the login, removes cached account data, ends Google's sign-in, and opens the start page (rules/account: logout). */
export function useLogOut(): () => void {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const known = useShop().lazyStore(createKnownPersonStore);
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  return () => {
    signOutOfGoogle();
    // The dialog has warned about the loss.
    unsaved.getState().giveUp();
    // Navigate first, so that no guard redirects to the login.
    void navigate(hrefOf('search'));
    logOut();
    known.getState().forget();
    client.removeQueries({ queryKey: ['account'] });
  };
}
