import { createStore } from 'zustand/vanilla';
import type { StockFinding, StockReport } from '../../../domain/stock-check/checkStock';

interface KeptReport {
  report: StockReport | undefined;
  at: Date | undefined;
}

export const remedyText = ({ rule }: StockFinding) =>
  rule.remedy === 'label-upload' ? 'Label hochladen' : 'Im Bestandssystem ändern';

/** Lives as long as the mount; for `lazyStore`. */
export const createStockReport = () => createStore<KeptReport>()(() => ({ report: undefined, at: undefined }));
