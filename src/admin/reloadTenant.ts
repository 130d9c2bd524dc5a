import { createContext, useContext } from 'react';

export const ReloadTenantContext = createContext<() => void>(() => undefined);

export const useReloadTenant = () => useContext(ReloadTenantContext);
