import Check from 'lucide-react/icons/check';
import { useWatch } from 'react-hook-form';
import { PASSWORD_HINT, PASSWORD_MIN_LENGTH, type NewPassword } from '../../../domain/account/password';
import { PasswordInput } from '../../../ui/fields/PasswordInput';
import type { CheckedForm } from '../../../ui/fields/useCheckedForm';

export const NEW_PASSWORD_LABELS = {
  password: 'Passwort',
  passwordConfirm: 'Passwort wiederholen',
} as const satisfies Record<keyof NewPassword, string>;

export const NO_PASSWORD: NewPassword = { password: '', passwordConfirm: '' };

/** The rule is always visible, and marked once met. */
export function NewPasswordFields({ form }: { form: CheckedForm<NewPassword> }) {
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  return (
    <>
      <PasswordInput
        {...form.register('password')}
        label={NEW_PASSWORD_LABELS.password}
        autoComplete="new-password"
        hint={
          <span className="sign-in__rule" data-met={password.length >= PASSWORD_MIN_LENGTH || undefined}>
            {password.length >= PASSWORD_MIN_LENGTH ? <Check aria-label="erfüllt:" /> : null}
            {PASSWORD_HINT}
          </span>
        }
        error={errors.password?.message}
        isRequired
      />
      <PasswordInput
        {...form.register('passwordConfirm')}
        label={NEW_PASSWORD_LABELS.passwordConfirm}
        autoComplete="new-password"
        error={errors.passwordConfirm?.message}
        isRequired
      />
    </>
  );
}
