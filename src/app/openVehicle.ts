import { matchPath, useLocation } from 'react-router-dom';

/** Id of the vehicle that the visitor is looking at or ordering, from the address of its page or of its checkout (decisions 2). */
export function useOpenVehicleId(): string | undefined {
  const { pathname } = useLocation();
  const checkout = matchPath('/cars/:id/checkout/:step?', pathname);
  const page = pathname.startsWith('/angebote-') ? matchPath('/:offer/:id/:tab?', pathname) : null;
  return (checkout ?? page)?.params.id;
}
