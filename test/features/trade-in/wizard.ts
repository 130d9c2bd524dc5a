// Preloads lazy screens.
import '../../../src/features/trade-in/TradeInPage';
import { screen, within } from '@testing-library/react';
import type { TradeInEntries } from '../../../src/domain/trade-in/entries';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { keptTradeInText } from '../../builders/tradeIn';
import { keptValue } from '../../builders/kept';

/** Draft in local storage, as after a reload. */
export function keepTradeIn(overrides: Partial<TradeInEntries> = {}, adminId?: string): void {
  localStorage.setItem(STORAGE_KEYS.tradeInDraft, keptTradeInText(overrides, adminId));
}

export function keptTradeIn(): TradeInEntries | undefined {
  return keptValue(localStorage.getItem(STORAGE_KEYS.tradeInDraft)) as TradeInEntries | undefined;
}

export const at = (step: string) => `/cars/trade-in/${step}`;
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** Screen after a valuation, with what comes next. */
export const done = () => screen.findByRole('heading', { name: 'Wie geht es weiter?' });
export const next = () => screen.getByRole('button', { name: 'Speichern und weiter' });
export const group = (name: RegExp) => screen.getByRole('group', { name });
export const radio = (question: RegExp, name: string | RegExp) => within(group(question)).getByRole('radio', { name });
export const field = (role: 'textbox' | 'combobox', name: RegExp) => screen.getByRole(role, { name });
