import { createContext, useContext } from 'react';

/** Names of the pages that the current user may open; provided by the shell. */
export const AllowedPagesContext = createContext<ReadonlySet<string>>(new Set());

/** Names of the pages that the current user may open, for links and counts. */
export const useAllowedPages = () => useContext(AllowedPagesContext);
