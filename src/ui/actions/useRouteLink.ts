import { useHref, useLinkClickHandler } from 'react-router-dom';

/** For components that look like a button. */
export function useRouteLink(path: string) {
  const href = useHref(path);
  const onClick = useLinkClickHandler(path);
  return { href, onClick };
}
