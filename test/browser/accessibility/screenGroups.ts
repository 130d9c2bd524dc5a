import { SCREENS } from '../support/screens';

const PURCHASE = /^(checkout|PayPal|leaving|thanks)/;
const VEHICLE = /^(vehicle|consent for|360°|gallery|trade-in of)/;

/** The screens in three parts of about the same length, for workers to share; none is in two, none in no part. */
export const SCREEN_GROUPS = {
  purchase: SCREENS.filter(({ name }) => PURCHASE.test(name)),
  vehicle: SCREENS.filter(({ name }) => VEHICLE.test(name)),
  others: SCREENS.filter(({ name }) => !PURCHASE.test(name) && !VEHICLE.test(name)),
};
