import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createKnownPersonStore } from '../../../state/knownPerson';
import { useSession, useShop } from '../../../state/shopContext';
import { Notice } from '../../../ui/feedback/Notice';
import { Button } from '../../../ui/actions/Button';
import { useStyles } from '../../../ui/styles';
import { OtherSignIns } from './third-party/OtherSignIns';
import { EmailForm } from './EmailForm';
import { ForgetForm } from './ForgetForm';
import { PasswordForm } from './PasswordForm';
import { RegistrationForm } from './RegistrationForm';
import css from './SignIn.css?inline';
import { Unconfirmed } from './Unconfirmed';

export const signInPages = ['login', 'registration', 'password-forget'] as const;
export type SignInPage = (typeof signInPages)[number];

export const SIGN_IN_TITLES = {
  login: 'Anmelden',
  registration: 'Konto anlegen',
  'password-forget': 'Passwort vergessen',
} as const satisfies Record<SignInPage, string>;

interface SignInProps {
  page: SignInPage;
  onPage: (page: SignInPage) => void;
  onDone: () => void;
  /** From a link in an e-mail or a sent form. */
  email?: string;
}

/** First the e-mail, then password or registration; the session store gets the user. */
export function SignIn({ page, onPage, onDone, email: givenEmail }: SignInProps) {
  useStyles(css);
  const { user } = useSession();
  const { person } = useStore(useShop().lazyStore(createKnownPersonStore));
  const [email, setEmail] = useState(givenEmail ?? person.email ?? '');
  const [checked, setChecked] = useState<string>();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const [newPassword, setNewPassword] = useState<string>();
  const [hint, setHint] = useState<string>();

  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (user !== undefined) finish();
  }, [user]);

  const goTo = (next: SignInPage, text?: string) => {
    setHint(text);
    if (next !== page) onPage(next);
  };
  const askAgain = () => {
    setChecked(undefined);
    setUnconfirmed(undefined);
    setNewPassword(undefined);
    setHint(undefined);
  };

  if (page === 'password-forget') return <ForgetForm email={email} onEmail={setEmail} onBack={() => goTo('login')} />;
  if (unconfirmed !== undefined) return <Unconfirmed email={email} password={unconfirmed} />;
  return (
    <>
      {hint === undefined ? null : <Notice>{hint}</Notice>}
      {checked === undefined ? (
        <>
          <p>Merkliste und Bestellungen auf jedem Gerät.</p>
          <EmailForm
            email={email}
            onEmail={setEmail}
            onKnown={(address, isKnown) => {
              setEmail(address);
              setChecked(address);
              if (isKnown) goTo('login', page === 'registration' ? HAS_ACCOUNT : undefined);
              else goTo('registration', page === 'login' ? HAS_NO_ACCOUNT : undefined);
            }}
          />
          <OtherSignIns
            onOtherWay={(address) => {
              setEmail(address);
              setChecked(address);
              goTo('login', OTHER_WAY);
            }}
          />
        </>
      ) : page === 'login' ? (
        <PasswordForm
          email={checked}
          password={newPassword}
          onOtherEmail={askAgain}
          onForgotten={() => goTo('password-forget')}
        />
      ) : (
        <RegistrationForm
          email={checked}
          onOtherEmail={askAgain}
          onLogIn={() => goTo('login')}
          onUnconfirmed={setUnconfirmed}
          onRegistered={(password) => {
            setNewPassword(password);
            goTo('login', REGISTERED);
          }}
        />
      )}
      <p className="sign-in__switch">
        <span>{page === 'login' ? 'Noch kein Konto? ' : 'Sie haben schon ein Konto? '}</span>
        <Button variant="quiet" size="small" onClick={() => goTo(page === 'login' ? 'registration' : 'login')}>
          {SIGN_IN_TITLES[page === 'login' ? 'registration' : 'login']}
        </Button>
      </p>
    </>
  );
}

const HAS_ACCOUNT = 'Zu dieser E-Mail gibt es schon ein Konto. Bitte melden Sie sich an.';
const HAS_NO_ACCOUNT = 'Zu dieser E-Mail gibt es noch kein Konto. Sie können jetzt eines anlegen.';
const REGISTERED = 'Ihr Konto ist angelegt. Bitte melden Sie sich an.';
const OTHER_WAY = 'Dieses Konto wurde mit einem Passwort angelegt. Bitte melden Sie sich damit an.';
