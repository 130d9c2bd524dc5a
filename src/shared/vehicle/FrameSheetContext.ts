import { createContext, type ReactNode } from 'react';

/** Renders the sheet that changes the frame: of the app, because it has a filter of the search. */
export const FrameSheetContext = createContext<((onClose: () => void) => ReactNode) | undefined>(undefined);
