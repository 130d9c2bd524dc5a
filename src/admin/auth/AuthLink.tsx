import type { ReactNode } from 'react';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { authHref, type AuthPageName } from './authAddress';

interface AuthLinkProps {
  to: AuthPageName;
  /** Prefills the e-mail of the linked page. */
  email?: string;
  children: ReactNode;
}

/** Link between login pages. */
export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  return <Link {...useRouteLink(authHref(to, email.trim()))}>{children}</Link>;
}
