import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useComparison } from '../../../state/comparison';
import { breakpoints } from '../../../ui/breakpoints';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { StickyBar } from '../../../ui/layout/StickyBar';
import { ComparisonChoice } from './ComparisonChoice';

interface ComparisonBarProps {
  /** `wide`: not on phones, where the screen has another bar and says it at its top. */
  shows: 'always' | 'wide' | 'never';
}

/** At the bottom of the shop while vehicles are chosen. */
export function ComparisonBar({ shows }: ComparisonBarProps) {
  const { pathname } = useLocation();
  const isWide = useIsAtLeast(breakpoints.large);
  const isEmpty = useComparison(({ ids }) => ids.length === 0);
  const settle = useComparison((state) => state.clearRefusal);
  // A refusal belongs to the screen on which it was said.
  useEffect(settle, [pathname, settle]);
  if (isEmpty || shows === 'never' || (shows === 'wide' && !isWide)) return null;
  return (
    <StickyBar isAlwaysShown>
      <ComparisonChoice />
    </StickyBar>
  );
}
