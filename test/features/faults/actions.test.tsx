// Parts that come as chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/contact/ContactDialog';
import '../../../src/features/legal/WithdrawalPage';
import '../../../src/features/vehicle/VehiclePage';
import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { TRADE_IN_CODES } from '../../platform/state';
import { aFreeCar, keepDraft, keptDraft, setUpServiceTwins } from '../checkout/journey';
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
  IN_A_MINUTE,
  submit,
  valueOf,
  type ScreenItem,
} from './screenItems';
import { pass, until } from './shopClock';
import { openVehicle } from './vehicleFaults';

setUpServiceTwins();

const EMAILS = 'POST /emails';
const CONTACTS = 'GET /v2/vehicle-dealer/{a}/contacts';

/** The last that a vehicle's page asks for by itself. */
const SIMILAR: ScreenItem = ['heading', 'Ähnliche Fahrzeuge'];

function enterPerson(): void {
  enter(/^Vorname/, 'Klara');
  enter(/^Nachname/, 'Kundin');
  enter(/^E-Mail/, 'klara@example.com');
}

const SENT = [['text', 'Anfrage erfolgreich übermittelt']] as const satisfies readonly ScreenItem[];

describeFaults('a request by the contact dialog', {
  open: openAt('/vergleich'),
  ready: [['button', 'Etwas unklar?']],
  action: async () => {
    press(getButton('Etwas unklar?'));
    await expectItems([['button', 'Anfrage senden']]);
    enterPerson();
    press(getButton('Anfrage senden'));
  },
  again: async () => {
    // Sends again once its message has gone.
    const button = getButton('Anfrage senden');
    await until(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    press(button);
  },
  whole: SENT,
  calls: {
    [CONTACTS]: { always: SENT },
    'GET /v2/vehicle-dealer/{a}/locations': { always: SENT },
    [EMAILS]: endingOfWrite(SENT, [
      ['text', /^Anfrage fehlgeschlagen\. /],
      ['button', 'Anfrage senden'],
    ]),
  },
  isKept: () => {
    // The confirmation in the form's place names the address; a form that was not sent keeps what was typed.
    if (queryItem(SENT[0])) getItem(['text', /per E-Mail an klara@example\.com\.$/]);
    else expect([valueOf(/^Vorname/), valueOf(/^E-Mail/)]).toEqual(['Klara', 'klara@example.com']);
  },
});

const RECEIVED = [['heading', 'Ihr Widerruf ist eingegangen']] as const satisfies readonly ScreenItem[];

describeFaults('a withdrawal', {
  open: openAt('/widerruf'),
  ready: [['field', /^Vorname/]],
  action: async () => {
    enterPerson();
    enter(/^Bestellnummer oder Fahrzeug/, 'Bestellung 4711');
    submit('Vertrag widerrufen');
    await expectItems([['heading', 'Angaben prüfen']]);
    press(getButton('Widerruf bestätigen'));
  },
  again: () => press(getButton('Widerruf bestätigen')),
  whole: RECEIVED,
  calls: {
    [CONTACTS]: { always: RECEIVED },
    [EMAILS]: endingOfWrite(RECEIVED, [
      ['text', /^Ihr Widerruf konnte nicht übermittelt werden. Ihre Angaben sind noch da./],
      ['text', 'Bestellung 4711'],
      ['text', 'klara@example.com'],
    ]),
  },
});

// Where it is made at once, its beginning is said in the same breath.
const SAVED = [['text', /Die PDF-Übersicht wurde gespeichert\.$/]] as const satisfies readonly ScreenItem[];
const UNSAVED = [
  ['text', /Die PDF-Übersicht konnte nicht erstellt werden\./],
  ['button', 'Online kaufen'],
] as const satisfies readonly ScreenItem[];

const savePdf = async () => {
  press(getButton('Weitere Aktionen'));
  press(await findItem(['button', 'PDF-Übersicht speichern']));
};

describeFaults('the overview of a vehicle as PDF', {
  open: openVehicle('leasing'),
  ready: [['heading', 'Monatliche Leasingrate'], SIMILAR],
  action: savePdf,
  again: savePdf,
  whole: SAVED,
  calls: {
    'POST /cardealeradmin/{a}/cars/{id}/pdf': { always: UNSAVED, busy: [...UNSAVED, IN_A_MINUTE], damaged: SAVED },
  },
});

const CONTINUED = [['text', /^Ihre Auswahl ist gespeichert\. Den Link/]] as const satisfies readonly ScreenItem[];

describeFaults('an order to be continued later', {
  open: openAt(() => {
    const car = aFreeCar();
    keepDraft(car);
    return `/cars/${car.id}/checkout/1-trade-in`;
  }),
  ready: [['heading', 'Möchten Sie ein Fahrzeug in Zahlung geben?']],
  action: async () => {
    press(getButton('Zurück zur Übersicht'));
    press(await findItem(['button', 'Speichern und Link zum Fortsetzen senden']));
    await findItem(['button', 'Speichern und senden']);
    enter(/^Vorname/, 'Klara');
    press(getButton('Speichern und senden'));
  },
  again: () => press(getButton('Speichern und senden')),
  whole: CONTINUED,
  calls: {
    'POST /v2/orders/continue-later': endingOfWrite(CONTINUED, [
      ['text', /^Es ist ein Fehler aufgetreten\. /],
      ['field', /^Nachname/],
    ]),
    // The list that the visitor then comes to.
    ...CALLS_OF_SEARCH,
  },
});

const LOADED = [['text', 'Erfolgreich geladen']] as const satisfies readonly ScreenItem[];
const UNLOADED = [
  // rules/platform-and-wire: success and failure.
  ['text', 'Es ist etwas schief gelaufen'],
  ['button', 'Einlösen'],
] as const satisfies readonly ScreenItem[];

describeFaults('the loading of a valued trade-in', {
  open: openAt(() => {
    const car = aFreeCar();
    keepDraft(car, { wantsTradeIn: true });
    return `/cars/${car.id}/checkout/2-trade-in-selection`;
  }),
  ready: [['button', 'Code einlösen']],
  action: async () => {
    press(getButton('Code einlösen'));
    await expectItems([['field', /^Code/]]);
    enter(/^Code/, TRADE_IN_CODES.normal);
    enter(/^E-Mail/, TRADE_IN_CODES.email);
    press(getButton('Einlösen'));
  },
  again: async () => {
    // The dialog closes by itself, and opens with what was typed.
    await pass(4000);
    expect(queryItem(['field', /^Code/])).toBeUndefined();
    press(getButton('Code einlösen'));
    await findItem(['field', /^Code/]);
    expect([valueOf(/^Code/), valueOf(/^E-Mail/)]).toEqual([TRADE_IN_CODES.normal, TRADE_IN_CODES.email]);
    press(getButton('Einlösen'));
  },
  whole: LOADED,
  calls: {
    'GET /v2/trade-ins/redeem': {
      lost: UNLOADED,
      gone: [['text', 'Ungütlige Eingabe']],
      nothing: UNLOADED,
      partial: LOADED,
      wrong: UNLOADED,
    },
  },
  isKept: () => {
    expect([valueOf(/^Code/), valueOf(/^E-Mail/)]).toEqual([TRADE_IN_CODES.normal, TRADE_IN_CODES.email]);
    expect(keptDraft()?.customer.city).toBe('Köln');
  },
});

const FINANCING = [['heading', 'Monatliche Finanzierungsrate']] as const satisfies readonly ScreenItem[];
const NO_RATE = [
  ['heading', 'Die Finanzierungsrate konnte nicht berechnet werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const RATE_LATER = [...NO_RATE, IN_A_MINUTE];
const IMPOSSIBLE: ScreenItem = ['text', /^Eine Finanzierung ist mit diesen Angaben nicht möglich/];

function enterAndLeave(name: RegExp, value: string) {
  enter(name, value);
  fireEvent.blur(getItem(['field', name]));
}

describeFaults('a financing for other terms', {
  open: openVehicle('finanzierung'),
  ready: [...FINANCING, SIMILAR],
  action: () => enterAndLeave(/^Anzahlung in €/, '4.000'),
  whole: FINANCING,
  calls: {
    'GET /cardealeradmin/{a}/carfinancings/conditions': { always: NO_RATE, busy: RATE_LATER, partial: FINANCING },
    'POST /cardealeradmin/{a}/carfinancings/result': { always: NO_RATE, busy: RATE_LATER, partial: [IMPOSSIBLE] },
  },
  isKept: () => expect(valueOf(/^Anzahlung in €/)).toBe('4.000'),
});

const LEASING = [['heading', 'Monatliche Leasingrate']] as const satisfies readonly ScreenItem[];
const NO_LEASING_RATE = [
  ['heading', 'Die Leasingrate konnte nicht berechnet werden.'],
  RETRY,
] as const satisfies readonly ScreenItem[];
const NO_LEASING = [
  ['text', 'Eine Leasingberechnung ist für ausgewählten Werte nicht möglich.'],
] as const satisfies readonly ScreenItem[];

describeFaults('a leasing for other terms', {
  open: openVehicle('leasing'),
  ready: [...LEASING, SIMILAR],
  action: () => enterAndLeave(/^Sonderzahlung in €/, '1.200'),
  whole: LEASING,
  calls: {
    'POST /leasing/calculate': {
      lost: NO_LEASING_RATE,
      busy: [...NO_LEASING_RATE, IN_A_MINUTE],
      nothing: NO_LEASING_RATE,
      damaged: NO_LEASING,
    },
  },
  isKept: () => expect(valueOf(/^Sonderzahlung in €/)).toBe('1.200'),
});
