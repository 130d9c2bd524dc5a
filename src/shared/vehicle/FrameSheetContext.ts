import { createContext, type ReactNode } from 'react';

/** Of the app: the sheet contains a filter of the search. */
export const FrameSheetContext = createContext<((onClose: () => void) => ReactNode) | undefined>(undefined);
