import { useNavigate } from 'react-router-dom';
import { hrefOf } from '../../domain/addresses';
import { useSession, useShop } from '../../state/shopContext';
import { createUnsavedEntriesStore } from '../../state/unsavedEntries';
import { signOutOfGoogle } from '../../lib/third-parties/signInSdks';

/** Ends Google's sign-in, too, and opens the start page; the person's entries go (rules/account: logout). */
export function useLogOut(): () => void {
  const { logOut } = useSession();
  const navigate = useNavigate();
  const unsaved = useShop().lazyStore(createUnsavedEntriesStore);
  return () => {
    signOutOfGoogle();
    // The dialog has warned about the loss.
    unsaved.getState().giveUp();
    void navigate(hrefOf('search'));
    logOut();
  };
}
