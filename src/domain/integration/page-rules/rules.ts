import { asksForKnownPlatform, hasKnownValues, namesDealer, namesTargetInHead } from './attributes';
import { isEncrypted, isNotDelayed, isNotOptimised } from './loading';
import { policyAllowsShop } from './policy';
import { ofEachScript, ofEachTag, type PageRule } from './rule';
import { beginsWithDoctype, hasNoBase, hasNoRoutesOfItsOwn, hasViewport } from './surroundings';
import { targetsAreThere } from './target';

/** Rules for the embedding of the shop; pointless for a page without its script. */
export const EMBEDDING_RULES: readonly PageRule[] = [
  ofEachScript(namesDealer, asksForKnownPlatform, hasKnownValues, isNotDelayed, isEncrypted, namesTargetInHead),
  targetsAreThere,
  policyAllowsShop,
];

/** Rules for the page around the shop. */
export const SURROUNDING_RULES: readonly PageRule[] = [
  ofEachTag(hasNoBase, isNotOptimised),
  hasNoRoutesOfItsOwn,
  hasViewport,
  beginsWithDoctype,
];
