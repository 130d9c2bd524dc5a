import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useComparison } from '../../../state/comparison';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { StickyBar } from '../../../ui/layout/StickyBar';
import { ComparisonChoice } from './ComparisonChoice';

/** Where the choice is of no use: in the comparison itself, on the way to an order, behind the counter, at the withdrawal. */
const ELSEWHERE = /^\/(vergleich|cars|admin|account|widerruf)(\/|$)/;

/** At the bottom of the shop while vehicles are chosen. On phones a vehicle's page has a bar already, and says it at its top. */
export function ComparisonBar() {
  const { pathname } = useLocation();
  const isWide = useIsAtLeast(1024);
  const isEmpty = useComparison(({ ids }) => ids.length === 0);
  const settle = useComparison((state) => state.clearRefusal);
  // A refusal belongs to the screen on which it was said.
  useEffect(settle, [pathname, settle]);
  if (isEmpty || ELSEWHERE.test(pathname) || (!isWide && pathname.startsWith('/angebote-'))) return null;
  return (
    <StickyBar isAlwaysShown>
      <ComparisonChoice />
    </StickyBar>
  );
}
