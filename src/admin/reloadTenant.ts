import { createContext, useContext } from 'react';

/** Reads the dealer's settings anew, so that logo and colours of the admin area follow what was saved. */
export const ReloadTenantContext = createContext<() => void>(() => undefined);

export const useReloadTenant = () => useContext(ReloadTenantContext);
