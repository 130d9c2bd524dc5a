import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactElement, ReactNode } from 'react';
import { emailHref } from '../../domain/person/email';
import { phoneHref } from '../../domain/person/phone';
import { EmailText } from '../../ui/display/EmailText';

interface ContactLineProps {
  icon: ReactElement;
  href: string | undefined;
  isExternal?: boolean;
  children: ReactNode;
}

export function ContactLine({ icon, href, isExternal, children }: ContactLineProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a className="contact-details__line" href={href} {...external}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

export function PhoneLine({ phone }: { phone: string | undefined }) {
  const href = phoneHref(phone);
  return href === undefined ? null : (
    <ContactLine icon={<Phone />} href={href}>
      {phone}
    </ContactLine>
  );
}

export function MailLine({ email }: { email: string | undefined }) {
  return email === undefined ? null : (
    <ContactLine icon={<Mail />} href={emailHref(email)}>
      <EmailText email={email} />
    </ContactLine>
  );
}
