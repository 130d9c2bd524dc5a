import type { ReactNode } from 'react';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { authHref, type AuthPageName } from './authAddress';

interface AuthLinkProps {
  to: AuthPageName;
  /** Goes along, so that nobody types it twice. */
  email?: string;
  children: ReactNode;
}

/** A link to another page of the login area. */
export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  return <Link {...useRouteLink(authHref(to, email.trim()))}>{children}</Link>;
}
