import { lazyWithRetry, NoFallback } from '../../../ui/feedback/lazyWithRetry';
import type { CardRatesProps } from './CardRates';

// Rates only by the visitor's choice.
export const CardRates = lazyWithRetry<CardRatesProps>(
  () => import('./CardRates').then((module) => module.CardRates),
  NoFallback,
);

/** Cards with rates then render at once. */
export const { preload: preloadRates } = CardRates;
