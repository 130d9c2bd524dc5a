import { createContext, useContext } from 'react';

/** Reloads the dealer's settings, so that logo and colours of the admin area follow a save. */
export const ReloadTenantContext = createContext<() => void>(() => undefined);

export const useReloadTenant = () => useContext(ReloadTenantContext);
