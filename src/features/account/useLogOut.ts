import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { useSession, useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';
import { signOutOfGoogle } from '../../lib/third-parties/signInSdks';

/** Logout: ends the login and Google's sign-in, and opens the start page; what belongs to the person goes with it (rules/account: logout). */
export function useLogOut(): () => void {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  return () => {
    signOutOfGoogle();
    // The dialog has warned about the loss.
    unsaved.getState().giveUp();
    // Navigate first, so that no guard redirects to the login.
    void navigate(hrefOf('search'));
    logOut();
  };
}
