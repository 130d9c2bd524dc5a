import { createContext, useContext, type ReactNode } from 'react';
import type { OrderCustomer } from '../../domain/order/orderCustomer';
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
  /** Sends the order, or once more what was sent; what becomes of it stands in the store. */
  send: (customer?: OrderCustomer) => Promise<void>;
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

/** The current view: after an `await` the rendered one may be outdated. @param facts what has changed of them meanwhile */
export function currentViewOf(store: CheckoutStore, view: CheckoutView, facts?: Partial<CheckoutFacts>): CheckoutView {
  return checkoutViewOf(store.getState().draft, { ...view, ...facts });
}

export const useCheckoutView = (): CheckoutView => useCheckout().view;
export const useCheckoutActions = (): CheckoutActions => useCheckout().store.actions;
