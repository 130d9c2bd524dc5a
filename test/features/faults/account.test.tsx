// Parts that come as chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/account/AccountScreen';
import '../../../src/features/account/header/AccountDialogs';
import '../../../src/features/account/header/AccountEntry';
import '../../../src/features/account/header/AccountSync';
import '../../../src/features/account/sign-in/SignInDialog';
import { expect } from 'vitest';
import { CUSTOMER, DEMO_PASSWORD, demoAccount, keepLogin } from '../../builders/login';
import { CALLS_OF_SEARCH, describeFaults, endingOfWrite, openAt } from './faultRun';
import {
  enter,
  expectItems,
  findItem,
  getButton,
  getItem,
  press,
  queryItem,
  RETRY,
  submit,
  valueOf,
  type ScreenItem,
} from './screenItems';

const USERS = '/cardealeradmin/{a}/users';
const LOOK_UP = 'POST /users/checkIfExistsByEmail';
const LOG_IN = `POST ${USERS}/login`;
const READ = `GET ${USERS}/${CUSTOMER}`;
const WRITE = `PUT ${USERS}/{id}`;
const PASSWORD = 'sieben Zwerge';
const NEW_EMAIL = 'neu@example.com';
const VEHICLE = '00000000-0000-4000-8000-00000000abcd';

const onAccount = 'the account page (test/features/account/ownAccount.test.tsx)';

const FAILED: ScreenItem = ['text', /^Es ist ein Fehler aufgetreten\./];
const OVER: ScreenItem = ['text', 'Dieser Link ist nicht mehr gültig oder wurde schon benutzt.'];
const ACCOUNT = [['heading', 'Mein Konto']] as const satisfies readonly ScreenItem[];

const shown = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  return [document.body.textContent, ...fields].join('\n');
};
async function giveEmail(email: string): Promise<void> {
  enter(/^E-Mail/, email);
  submit('Weiter');
  await findItem(['field', /^Passwort/]);
}

function givePassword(password: string, button: string): void {
  enter(/^Passwort/, password);
  if (queryItem(['field', /^Passwort wiederholen/])) enter(/^Passwort wiederholen/, password);
  submit(button);
}

const ASKED_PASSWORD = [
  ['field', /^Passwort/],
  ['submit', 'Anmelden'],
] as const satisfies readonly ScreenItem[];

describeFaults('the look-up of an e-mail', {
  open: openAt('/account/login'),
  ready: [['submit', 'Weiter']],
  action: () => {
    enter(/^E-Mail/, CUSTOMER);
    submit('Weiter');
  },
  again: () => submit('Weiter'),
  whole: ASKED_PASSWORD,
  calls: {
    [LOOK_UP]: {
      always: [
        ['text', 'Es ist ein Fehler aufgetreten.'],
        ['button', 'Mit Passwort anmelden'],
        ['button', 'Neues Konto anlegen'],
      ],
      partial: ASKED_PASSWORD,
    },
  },
  isKept: () => expect(shown()).toContain(CUSTOMER),
});

describeFaults('a login', {
  open: openAt('/account/login'),
  ready: [['submit', 'Weiter']],
  action: async () => {
    await giveEmail(CUSTOMER);
    givePassword(DEMO_PASSWORD, 'Anmelden');
  },
  again: () => submit('Anmelden'),
  whole: ACCOUNT,
  calls: {
    [LOOK_UP]: 'the look-up of an e-mail',
    [LOG_IN]: { always: [FAILED], unauthorised: [['text', 'E-Mail oder Passwort ist falsch.']], partial: ACCOUNT },
    [READ]: onAccount,
  },
  isKept: () => expect(shown()).toContain(CUSTOMER),
});

const MAIL_SENT = [['text', /Wir haben eine E-Mail an/]] as const satisfies readonly ScreenItem[];

describeFaults('a registration', {
  open: openAt('/account/registration'),
  ready: [['submit', 'Weiter']],
  action: async () => {
    await giveEmail(NEW_EMAIL);
    givePassword(PASSWORD, 'Konto anlegen');
  },
  // What was typed for the account is not typed again.
  again: () => press(queryItem(['submit', 'Konto anlegen']) ?? getItem(['submit', 'Anmelden'])),
  whole: MAIL_SENT,
  calls: {
    [LOOK_UP]: 'the look-up of an e-mail',
    'POST /users/register': endingOfWrite(MAIL_SENT, [FAILED, ['submit', 'Konto anlegen']]),
    [LOG_IN]: {
      always: [
        ['text', 'Ihr Konto ist angelegt. Bitte melden Sie sich an.'],
        ['submit', 'Anmelden'],
      ],
      unauthorised: MAIL_SENT,
      // The refusal itself, whatever stands in it.
      damaged: MAIL_SENT,
      retried: [['text', /^Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse/]],
    },
  },
  isKept: () => {
    expect(shown()).toContain(NEW_EMAIL);
    if (queryItem(['field', /^Passwort/])) expect(valueOf(/^Passwort/)).toBe(PASSWORD);
  },
});

const RESET_SENT = [['text', /haben wir Ihnen soeben eine E-Mail geschickt/]] as const satisfies readonly ScreenItem[];

describeFaults('a forgotten password', {
  open: openAt('/account/password-forget'),
  ready: [['submit', 'Link anfordern']],
  action: () => {
    enter(/^E-Mail/, CUSTOMER);
    submit('Link anfordern');
  },
  again: () => submit('Link anfordern'),
  whole: RESET_SENT,
  calls: { [`POST ${USERS}/forget-password`]: endingOfWrite(RESET_SENT, [FAILED, ['submit', 'Link anfordern']]) },
  isKept: () => expect(shown()).toContain(CUSTOMER),
});

const NEW_LINK = [OVER, ['button', 'Neuen Link anfordern']] as const satisfies readonly ScreenItem[];

describeFaults('a new password by the link of a mail', {
  open: openAt(() => {
    demoAccount('kunde').reset = { token: 'gut', until: '2999-01-01T00:00:00Z' };
    return `/account/password-reset?token=gut&email=${encodeURIComponent(CUSTOMER)}`;
  }),
  ready: [['submit', 'Passwort speichern']],
  action: () => givePassword(PASSWORD, 'Passwort speichern'),
  again: async () => {
    if (queryItem(['submit', 'Passwort speichern'])) {
      submit('Passwort speichern');
      return;
    }
    // The password is changed, the login after it did not come about.
    await giveEmail(CUSTOMER);
    givePassword(PASSWORD, 'Anmelden');
  },
  whole: ACCOUNT,
  calls: {
    [`POST ${USERS}/reset-password`]: endingOfWrite(ACCOUNT, [FAILED], {
      unauthorised: NEW_LINK,
      gone: NEW_LINK,
      refused: NEW_LINK,
      retried: ACCOUNT,
    }),
    [LOG_IN]: {
      always: [
        ['text', 'Ihr Passwort ist geändert.'],
        ['submit', 'Weiter'],
      ],
      retried: ACCOUNT,
    },
    [READ]: onAccount,
  },
  isKept: () => expect(shown()).toContain(CUSTOMER),
});

/** A login that is over is renewed above the page, and the same is saved again. */
async function saveAgain(button: string): Promise<void> {
  if (queryItem(['submit', 'Weiter'])) {
    submit('Weiter');
    await findItem(['field', /^Passwort/]);
    givePassword(DEMO_PASSWORD, 'Anmelden');
    await expectItems([['submit', button]]);
  }
  submit(button);
}
const EXPIRED: ScreenItem = [
  'text',
  /^Ihre Anmeldung ist abgelaufen\..* Ihre Eingaben auf dieser Seite bleiben erhalten\.$/,
];

/** A customer with a favourite: a part that is mounted later than the screen reads the account for it once more. */
function keepLoginWithFavourite(details: Parameters<typeof keepLogin>[1] = {}) {
  keepLogin('kunde', { ...details, favoriteCarIds: [VEHICLE] });
}
const favouritesAreSynced = () => expect(localStorage.getItem('webshop-widget-favourites')).toContain('"synced"');

const DATA_SAVED = [['text', 'Ihre Daten sind gespeichert.']] as const satisfies readonly ScreenItem[];

describeFaults('own data', {
  open: openAt(() => {
    keepLoginWithFavourite();
    return '/account';
  }),
  ready: [['heading', 'Meine Daten']],
  isSettled: favouritesAreSynced,
  action: () => {
    press(getItem(['heading', 'Meine Daten']));
    enter(/^Telefon/, '+49721480111');
    submit('Daten speichern');
  },
  again: () => saveAgain('Daten speichern'),
  whole: DATA_SAVED,
  calls: {
    [WRITE]: endingOfWrite(DATA_SAVED, [['text', 'Es ist ein Fehler aufgetreten.']], {
      unauthorised: [EXPIRED],
      retried: DATA_SAVED,
    }),
  },
  isKept: () => expect(valueOf(/^Telefon/)).toBe('+49721480111'),
});

const START = [['heading', 'Fahrzeugsuche']] as const satisfies readonly ScreenItem[];

describeFaults('the deletion of an account', {
  open: openAt(() => {
    keepLoginWithFavourite();
    return '/account';
  }),
  ready: [['button', 'Account-Einstellungen']],
  isSettled: favouritesAreSynced,
  action: async () => {
    press(getButton('Account-Einstellungen'));
    press(await findItem(['button', 'Account & alle Daten löschen']));
  },
  again: () => press(getButton('Account & alle Daten löschen')),
  whole: START,
  calls: {
    [`DELETE ${USERS}/{id}`]: endingOfWrite(START, [['text', /^Ihr Konto wurde nicht gelöscht\. /]]),
    // The list that the visitor then comes to.
    ...CALLS_OF_SEARCH,
  },
});

const CONFIRMED = [
  ['text', 'Ihre E-Mail-Adresse ist bestätigt.'],
  ['button', 'Jetzt anmelden'],
] as const satisfies readonly ScreenItem[];
const LINK_OVER = [OVER, ['button', 'Jetzt anmelden']] as const satisfies readonly ScreenItem[];

describeFaults('the confirmation of an e-mail', {
  open: openAt(() => {
    demoAccount('kunde').confirmToken = 'gut';
    return `/account/confirm-email?token=gut&email=${encodeURIComponent(CUSTOMER)}`;
  }),
  whole: CONFIRMED,
  calls: {
    'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings': 'the search',
    [`POST ${USERS}/confirm-email`]: endingOfWrite(CONFIRMED, [FAILED, RETRY], {
      unauthorised: LINK_OVER,
      gone: LINK_OVER,
      refused: LINK_OVER,
    }),
  },
});
