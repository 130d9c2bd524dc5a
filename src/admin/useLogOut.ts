import { signOutOfGoogle } from '../lib/signInSdks';
import { useSession } from '../state/shopContext';

/** Returns the logout of the admin area: ends the login, and Google's sign-in where that was the way in (rules/admin: admin logout). */
export function useLogOut(): () => void {
  const { logOut } = useSession();
  return () => {
    signOutOfGoogle();
    logOut();
  };
}
