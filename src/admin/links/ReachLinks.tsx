import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ComponentProps } from 'react';
import { emailHref } from '../../domain/person/email';
import { phoneHref, phoneText } from '../../domain/person/phone';
import type { Fact } from '../../ui/display/FactList';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { EmailText } from '../../ui/display/EmailText';
import type { RowAction } from '../engine/list/RowActions';
import type { Correspondence } from './correspondence';

interface Reached {
  phone: string | undefined;
  email: string | undefined;
}

/** (rules/admin: links between entries) */
export function reachFacts({ email, phone }: Reached, emailNote = ''): Fact[] {
  const [tel, mailto] = [phoneHref(phone), emailHref(email)];
  return [
    ...(mailto === undefined
      ? []
      : [
          {
            label: 'E-Mail',
            value: (
              <>
                <Link href={mailto}>
                  <EmailText email={email ?? ''} />
                </Link>
                <span>{emailNote}</span>
              </>
            ),
          },
        ]),
    ...(tel === undefined ? [] : [{ label: 'Telefon', value: <Link href={tel}>{phoneText(phone)}</Link> }]),
  ];
}

export function callAction(name: string, phone: string | undefined): RowAction | undefined {
  const href = phoneHref(phone);
  return href === undefined ? undefined : { label: 'Anrufen', inRow: `${name} anrufen`, icon: <Phone />, href };
}

type CallButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size'> & {
  name: string;
  phone: string | undefined;
};

export function CallButton({ name, phone, variant, size }: CallButtonProps) {
  const href = phoneHref(phone);
  return href === undefined ? null : (
    <Button {...{ variant, size, href }} icon={<Phone />} aria-label={`${name} anrufen`}>
      Anrufen
    </Button>
  );
}

interface WriteButtonProps extends Pick<CallButtonProps, 'variant' | 'size'> {
  to: Correspondence;
  onWrite: () => void;
}

export function WriteButton({ to, variant, size, onWrite }: WriteButtonProps) {
  if (to.customerId === undefined && emailHref(to.email) === undefined) return null;
  return (
    <Button {...{ variant, size }} icon={<Mail />} aria-label={`${to.name || 'Kunde'} schreiben`} onClick={onWrite}>
      Schreiben
    </Button>
  );
}
