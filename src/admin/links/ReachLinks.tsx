import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { emailHref } from '../../domain/person/email';
import { phoneHref, phoneText } from '../../domain/person/phone';
import type { Fact } from '../../ui/display/FactList';
import { Button } from '../../ui/actions/Button';
import { Link } from '../../ui/actions/Link';
import { EmailText } from '../../ui/display/EmailText';
import type { RowAction } from '../engine/list/RowActions';

interface Reached {
  phone: string | undefined;
  email: string | undefined;
}

/** Phone and e-mail of a person as rows of a `FactList`, each a link (rules/admin: links between entries). */
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

/** Action of a row that calls a person; `undefined` for one without a phone. */
export function callAction(name: string, phone: string | undefined): RowAction | undefined {
  const href = phoneHref(phone);
  return href === undefined ? undefined : { label: 'Anrufen', inRow: `${name} anrufen`, icon: <Phone />, href };
}

/** Buttons that call a person or write to them; nothing for a person without phone and e-mail. */
export function ReachButtons({ name, phone, email }: Reached & { name: string }) {
  const [tel, mailto] = [phoneHref(phone), emailHref(email)];
  return (
    <>
      {tel === undefined ? null : (
        <Button size="small" icon={<Phone />} href={tel} aria-label={`${name} anrufen`}>
          Anrufen
        </Button>
      )}
      {mailto === undefined ? null : (
        <Button size="small" icon={<Mail />} href={mailto} aria-label={`E-Mail an ${name}`}>
          E-Mail
        </Button>
      )}
    </>
  );
}
