import { useHref, useLinkClickHandler } from 'react-router-dom';

/** `href` and click handler of a link inside the shop, for components that look like a button. */
export function useRouteLink(path: string) {
  const href = useHref(path);
  const onClick = useLinkClickHandler(path);
  return { href, onClick };
}
