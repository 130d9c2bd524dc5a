import { signOutOfGoogle } from '../lib/third-parties/signInSdks';
import { useSession } from '../state/shopContext';

/** Also ends a Google sign-in (rules/admin: admin logout). */
export function useStaffLogOut(): () => void {
  const { logOut } = useSession();
  return () => {
    signOutOfGoogle();
    logOut();
  };
}
