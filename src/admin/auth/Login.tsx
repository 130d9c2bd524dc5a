import { useLocation } from 'react-router-dom';
import { AuthFrame, AuthLink } from './AuthFrame';
import { emailIn } from './authAddress';
import { StaffLogInForm } from './StaffLogInForm';
import { LOGIN_ROLES } from './useStaffLogIn';

export function Login() {
  const email = emailIn(useLocation().search);
  return (
    <AuthFrame task="Als Administrator anmelden">
      <StaffLogInForm email={email} allowed={LOGIN_ROLES.login} />
      <p>
        Noch kein Zugang?{' '}
        <AuthLink to="registration" email={email}>
          Registrieren
        </AuthLink>
      </p>
    </AuthFrame>
  );
}
