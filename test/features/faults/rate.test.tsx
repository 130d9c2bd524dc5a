import { expect } from 'vitest';
import { platform } from '../../platformServer';
import { aFreeCar, keepDraft, keptDraft, setUpServiceTwins } from '../checkout/journey';
import { describeFaults, openAt, type Ending } from './faultRun';
import { IN_A_MINUTE, RETRY, type ScreenItem } from './screenItems';

setUpServiceTwins();

const PAYMENT = ['heading', 'Wie möchten Sie bezahlen?'] as const satisfies ScreenItem;
const STEP = 'the order at its payment';

/** The calls of every step; their failing is shown there. */
const OF_EVERY_STEP = {
  'GET /v2/vehicle-dealer/{a}/vehicle-dealer-settings': 'the search',
  'GET /cardealeradmin/{a}/cars/{id}': 'the order at its summary',
  'GET /v2/vehicleDealer/{a}/crosssellingproducts': 'the order at its summary',
  'GET /v2/vehicleDealer/{a}/crosssellingproducts/navigatorSettings': 'the order at its summary',
};

/** An order kept at its payment, whose rate the bank is yet to say. */
function openPayment(paymentOptionId: string) {
  return openAt(() => {
    const car = aFreeCar();
    Object.assign(car, {
      financingCalculationProviderType: 'VW',
      leasingCalculationProviderType: 'VW',
      virtualFinancingDuration: undefined,
    });
    keepDraft(car, { paymentOptionId });
    return `/cars/${car.id}/checkout/8-reservation`;
  });
}

const isKept = (paymentOptionId: string) => () => {
  expect(keptDraft()).toMatchObject({ paymentOptionId, customer: { firstName: 'Anna', city: 'Köln' } });
  expect(platform.state.orders).toEqual([]);
};

const RATE = [PAYMENT, ['text', 'pro Monat']] as const satisfies readonly ScreenItem[];
const NO_FINANCING: readonly ScreenItem[] = [
  PAYMENT,
  ['text', /^Die Finanzierung konnte nicht berechnet werden\./],
  RETRY,
];
const IMPOSSIBLE: Ending['lost'] = [PAYMENT, ['text', /^Für dieses Fahrzeug ist gerade keine Finanzierung möglich\./]];

describeFaults('the financing rate of an order', {
  open: openPayment('financing-at-car-dealer'),
  whole: RATE,
  calls: {
    ...OF_EVERY_STEP,
    'GET /cardealeradmin/{a}/carfinancings/settings': {
      always: NO_FINANCING,
      busy: [...NO_FINANCING, IN_A_MINUTE],
      partial: RATE,
      wrong: IMPOSSIBLE,
    },
    'POST /cardealeradmin/{a}/carfinancings/result': {
      always: NO_FINANCING,
      busy: [...NO_FINANCING, IN_A_MINUTE],
      partial: IMPOSSIBLE,
    },
    // For the comparison only.
    'POST /leasing/calculate/fast': STEP,
  },
  isKept: isKept('financing-at-car-dealer'),
});

const NO_LEASING: readonly ScreenItem[] = [PAYMENT, ['text', /^Das Leasing konnte nicht berechnet werden\./], RETRY];
const NO_QUOTE: Ending['lost'] = [
  PAYMENT,
  ['text', /^Eine Leasingberechnung ist für ausgewählten Werte nicht möglich\./],
];

describeFaults('the leasing rate of an order', {
  open: openPayment('leasing-at-car-dealer'),
  whole: RATE,
  calls: {
    ...OF_EVERY_STEP,
    'POST /leasing/calculate/fast': {
      lost: NO_LEASING,
      busy: [...NO_LEASING, IN_A_MINUTE],
      nothing: NO_QUOTE,
      damaged: NO_QUOTE,
    },
    // For the comparison only.
    'GET /cardealeradmin/{a}/carfinancings/settings': STEP,
    'POST /cardealeradmin/{a}/carfinancings/result': STEP,
  },
  isKept: isKept('leasing-at-car-dealer'),
});
