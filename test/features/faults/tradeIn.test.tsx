import { expect } from 'vitest';
import { tradeInEntries, byModel } from '../../builders/tradeIn';
import { at, keepTradeIn, keptTradeIn } from '../trade-in/wizard';
import { describeFaults, openAt } from './faultRun';
import { getItem, IN_A_MINUTE, press, RETRY, type ScreenItem } from './screenItems';

const STEP = [
  ['heading', 'Welches Fahrzeug möchten Sie in Zahlung geben?'],
  ['field', /^Hersteller/],
  ['field', /^Kraftstoff/],
  ['field', /^Kilometerstand/],
] as const satisfies readonly ScreenItem[];
const NO_MAKES = [
  ['text', /^Die Hersteller konnten nicht geladen werden\./],
  RETRY,
] as const satisfies readonly ScreenItem[];
const NO_VERSIONS = [
  ['field', /^Hersteller/],
  ['text', /^Die Ausführungen Ihres Modells konnten nicht geladen werden\./],
  RETRY,
] as const satisfies readonly ScreenItem[];
const NONE_THEN = [
  ['text', 'Ungültige Auswahl der Erstzulassung.'],
  ['field', /^Jahr/],
] as const satisfies readonly ScreenItem[];

describeFaults('the first step of a valuation', {
  open: openAt(() => {
    keepTradeIn(byModel);
    return at('1-fahrzeugdaten');
  }),
  whole: STEP,
  calls: {
    'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings': 'the search',
    'GET /tradeins/manufacturers': { always: NO_MAKES, busy: [...NO_MAKES, IN_A_MINUTE] },
    'GET /tradeins/manufacturerid/{id}/modelid/{id}/firstregistration/3-2018': {
      lost: NO_VERSIONS,
      busy: [...NO_VERSIONS, IN_A_MINUTE],
      gone: NONE_THEN,
      nothing: NONE_THEN,
      partial: STEP,
      wrong: NONE_THEN,
    },
  },
  // The features are what the platform says of the version.
  isKept: () =>
    expect({ ...keptTradeIn(), features: [] }).toMatchObject({ ...byModel, features: [], mileage: '84.500' }),
});

const DONE = [['heading', 'Wie geht es weiter?']] as const satisfies readonly ScreenItem[];
const FAILED = [
  ['heading', 'Ups!'],
  ['text', 'Katharina Bergmann'],
  ['button', 'Zurück zur Übersicht'],
  RETRY,
] as const satisfies readonly ScreenItem[];

describeFaults('the calculation of a valuation', {
  open: openAt(() => {
    keepTradeIn();
    return at('4-wert-ermitteln');
  }),
  ready: [['submit', 'Speichern und weiter']],
  action: () => press(getItem(['submit', 'Speichern und weiter'])),
  whole: DONE,
  calls: { 'POST /v2/trade-ins/calculate': { always: FAILED, busy: [...FAILED, IN_A_MINUTE], partial: DONE } },
  isKept: () => {
    if (keptTradeIn() !== undefined) expect(keptTradeIn()).toMatchObject(tradeInEntries());
  },
});
