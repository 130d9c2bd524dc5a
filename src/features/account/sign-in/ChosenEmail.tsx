import { Button } from '../../../ui/actions/Button';

/** Of the previous step. An input: password managers find name and password in one form. */
export function ChosenEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className="sign-in__email">
      <p className="sign-in__email-field">
        <span className="text-14 text-muted">E-Mail</span>
        <span className="font-600 wrap-anywhere">{email}</span>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Button variant="quiet" size="small" aria-label="E-Mail ändern" onClick={onChange}>
        Ändern
      </Button>
    </div>
  );
}
