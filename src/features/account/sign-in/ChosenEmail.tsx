import { Button } from '../../../ui/actions/Button';

/**
 * The e-mail of the step before. An input that is only read, so that password managers see name and password in one form; typed
 * anew by 'Ändern'.
 */
export function ChosenEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className="sign-in__email">
      <label className="sign-in__email-field">
        <span className="sign-in__email-label">E-Mail</span>
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          className="sign-in__email-value"
        />
      </label>
      <Button variant="quiet" size="small" aria-label="E-Mail ändern" onClick={onChange}>
        Ändern
      </Button>
    </div>
  );
}
