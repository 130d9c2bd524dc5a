import { createContext, useContext } from 'react';
import type { CheckoutStepName } from '../../../domain/order/checkoutStep';
import type { CheckoutActions } from './checkoutActions';
import type { OrderStore } from './orderStore';
import { checkoutViewOf, type CheckoutFacts, type CheckoutView } from './checkoutView';
import type { Rate } from './useOrderRate';
import type { CheckoutStep, StandardChoice } from './step';

interface CheckoutContextValue {
  store: OrderStore;
  view: CheckoutView;
  steps: readonly CheckoutStep[];
  rate: Rate;
  hrefOfStep: (slug: CheckoutStepName) => string;
  change: (slug: CheckoutStepName) => void;
}

export const CheckoutContext = createContext<CheckoutContextValue | undefined>(undefined);

export function useCheckout(): CheckoutContextValue {
  const value = useContext(CheckoutContext);
  if (value === undefined) throw new Error('no CheckoutContext');
  return value;
}

/** After an `await` the rendered view may be outdated. @param facts changed ones */
export function currentViewOf(store: OrderStore, view: CheckoutView, facts?: Partial<CheckoutFacts>): CheckoutView {
  return checkoutViewOf(store.getState().draft, { ...view, ...facts });
}

export const useCheckoutView = (): CheckoutView => useCheckout().view;
export const useCheckoutActions = (): CheckoutActions => useCheckout().store.actions;

export function chooseStandard(store: OrderStore, view: CheckoutView, steps: readonly CheckoutStep[]): void {
  const current = currentViewOf(store, view);
  const choices = steps.flatMap(({ standard }) => standard?.(current) ?? []);
  if (choices.length > 0) store.actions.choose(Object.assign({}, ...choices) as StandardChoice);
}
