import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useComparison } from '../../../state/vehicles/comparison';
import { breakpoints } from '../../../ui/breakpoints';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { StickyBar } from '../../../ui/layout/StickyBar';
import { ComparisonChoice } from './ComparisonChoice';

interface ComparisonBarProps {
  /** `wide`: from 1024 px; below, `ComparisonSelection` is at the top. */
  shows: 'always' | 'wide' | 'never';
}

export function ComparisonBar({ shows }: ComparisonBarProps) {
  const { pathname } = useLocation();
  const isWide = useIsAtLeast(breakpoints.large);
  const isEmpty = useComparison(({ ids }) => ids.length === 0);
  const clearRefusal = useComparison((state) => state.clearRefusal);
  // A refusal is shown only on its own screen.
  useEffect(clearRefusal, [pathname, clearRefusal]);
  if (isEmpty || shows === 'never' || (shows === 'wide' && !isWide)) return null;
  return (
    <StickyBar isAlwaysShown>
      <ComparisonChoice />
    </StickyBar>
  );
}
