import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Address and click of a link inside the shop, for pieces that look like a button. */
export function useRouteLink(path: string) {
  const href = useHref(path);
  const onClick = useLinkClickHandler(path);
  return { href, onClick };
}
