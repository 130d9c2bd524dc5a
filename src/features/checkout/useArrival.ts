import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Phase } from '../../domain/order/checkoutStep';
import { useEnvironment } from '../../state/shopContext';
import type { CheckoutStep } from './runner/step';

export const headingIdOf = (slug: string) => `checkout-${slug}`;

/**
 * Focus on the section's heading or on what is missing.
 * @param isSettled false while the address is replaced
 * @returns the same for a pressed section
 */
export function useArrival(
  screen: RefObject<HTMLElement | null>,
  step: CheckoutStep,
  { isFirstSection, isSettled }: { isFirstSection: boolean; isSettled: boolean },
) {
  const { host, history } = useEnvironment();
  const lastPhase = useRef<Phase>(undefined);

  const arriveAt = (slug: string, { isTop = false, isFirst = false } = {}) => {
    const heading = screen.current?.querySelector<HTMLElement>(`#${headingIdOf(slug)}`);
    const section = heading?.closest('section');
    const missing = section?.querySelector<HTMLElement>('.checkout__missing');
    const part = missing?.closest('section') ?? (isTop ? undefined : section);
    if (part) host.arriveAt(part, isFirst);
    (missing ?? heading)?.focus({ preventScroll: true });
  };

  const arrive = useEffectEvent(() => {
    const { kind } = history.current;
    const isNew = lastPhase.current !== step.phase;
    const isFirst = lastPhase.current === undefined && kind === 'POP';
    lastPhase.current = step.phase;
    // The address follows what is missing, or its section is gone.
    if (!isNew && kind === 'REPLACE') return;
    const isTop = isNew && isFirstSection;
    // A page that was just opened keeps its focus.
    if (!(isTop && isFirst)) arriveAt(step.slug, { isTop, isFirst });
  });
  useEffect(() => {
    if (isSettled) arrive();
  }, [step.slug, isSettled]);

  return arriveAt;
}
