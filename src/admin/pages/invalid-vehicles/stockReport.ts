import { createStore } from 'zustand/vanilla';
import type { StockFinding, StockReport } from '../../../domain/stock-check/checkStock';

interface KeptReport {
  /** Of the last check of this visit. */
  report: StockReport | undefined;
  at: Date | undefined;
}

/** What is done about a finding. */
export const remedyText = ({ rule }: StockFinding) =>
  rule.remedy === 'label-upload' ? 'Label hochladen' : 'Im Bestandssystem ändern';

/** The result of the stock check, kept as long as the admin area is open; made by `lazyStore`. */
export const createStockReport = () => createStore<KeptReport>()(() => ({ report: undefined, at: undefined }));
