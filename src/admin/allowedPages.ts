import { createContext, useContext } from 'react';

export const AllowedPagesContext = createContext<ReadonlySet<string>>(new Set());

export const useAllowedPages = () => useContext(AllowedPagesContext);
