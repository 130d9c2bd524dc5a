import { createContext, useContext, type ReactNode } from 'react';
import type { Wizard } from '../../lib/wizard/wizard';
import type { CheckoutActions } from './checkoutActions';
import type { CheckoutStore } from './checkoutStore';
import { checkoutViewOf, type CheckoutFacts, type CheckoutView } from './checkoutView';
import type { Rate } from './rate/useRate';
import type { CheckoutStep } from './step';

/** What the parts of one checkout share. */
export interface CheckoutContextValue {
  store: CheckoutStore;
  view: CheckoutView;
  wizard: Wizard<CheckoutStep>;
  /** Of financing and leasing: whether it is up to date. */
  rate: Rate;
  /** Goes on from the current step, or back to the summary where the visitor came from it. */
  goOn: () => void;
  /** Opens a step to change it from the summary. */
  change: (slug: string) => void;
}

const CheckoutContext = createContext<CheckoutContextValue | undefined>(undefined);

export function CheckoutProvider({ value, children }: { value: CheckoutContextValue; children: ReactNode }) {
  return <CheckoutContext value={value}>{children}</CheckoutContext>;
}

export function useCheckout(): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (value === undefined) throw new Error('useCheckout is called outside of CheckoutProvider');
  return value;
}

/** Gives the current view: after an `await` the rendered one may be outdated. @param facts what has changed of them meanwhile */
export function useCurrentView(): (facts?: Partial<CheckoutFacts>) => CheckoutView {
  const { store, view } = useCheckout();
  return (facts) => checkoutViewOf(store.getState().draft, { ...view, ...facts });
}

export const useCheckoutView = (): CheckoutView => useCheckout().view;
export const useCheckoutActions = (): CheckoutActions => useCheckout().store.actions;
