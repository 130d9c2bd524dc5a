import type { ScreenName } from '../../../src/domain/addresses';
import { ACCOUNT_FLOW, LOGIN_FLOW } from './screens/account';
import { CHECKOUT_FLOW, ORDER_FLOW, PAYPAL_FLOW, SUMMARY_WITH_ERRORS } from './screens/checkout';
import { afterLayer, type Flow } from './screens/screen';
import { CONTACT, PLAIN_FLOW, SEARCH, SEARCH_FLOW } from './screens/search';
import { VALUATION_FLOW } from './screens/valuation';
import { LONG_NAMES, TAB_FLOW, VEHICLES_FLOW } from './screens/vehicle';

/** What looks different above the host's page: the frame, a layer above it, what sticks, and the longest form. */
const OVERLAY_FLOW: Flow = {
  name: 'screens above the host’s page',
  address: () => '',
  layout: 'overlay',
  screens: [SEARCH, CONTACT, afterLayer(LONG_NAMES), SUMMARY_WITH_ERRORS].map((screen) => ({
    ...screen,
    name: `${screen.name}, above the host’s page`,
    // Once for the layer, which is the same around each of them.
    isKnown: screen !== SEARCH,
  })),
};

/** In three parts of about the same length, for workers to share. */
export const FLOWS = {
  purchase: [CHECKOUT_FLOW, ORDER_FLOW, PAYPAL_FLOW],
  vehicle: [TAB_FLOW, VEHICLES_FLOW, OVERLAY_FLOW],
  others: [SEARCH_FLOW, VALUATION_FLOW, ACCOUNT_FLOW, LOGIN_FLOW, PLAIN_FLOW],
};

export const SCREENS = Object.values(FLOWS)
  .flat()
  .flatMap(({ screens }) => screens);

/** One row per route; a missing one fails the type check. */
export const ROW_OF: Record<ScreenName, string> = {
  search: 'search',
  vehicle: 'vehicle with long names and forty pictures',
  checkout: 'checkout, summary',
  tradeInAuth: 'valuation, login',
  tradeIn: 'valuation, vehicle',
  favourites: 'marked vehicles',
  comparison: 'comparison of four',
  together: 'link of two, answered',
  withdrawal: 'withdrawal',
  account: 'account',
  admin: 'admin area, not logged in',
};
