import type { ReactNode } from 'react';
import { useStyles } from '../../ui/styles';
import css from './AuthFrame.css?inline';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { authHref, type AuthPageName } from './authAddress';

interface AuthFrameProps {
  /** Heading of the page, below the common title. */
  task: string;
  children: ReactNode;
}

/** Frame of all login pages, titled 'Anmeldung'. */
export function AuthFrame({ task, children }: AuthFrameProps) {
  useStyles(css);
  return (
    <div className="auth">
      <h1 className="auth__title">Anmeldung</h1>
      <h2 className="auth__task">{task}</h2>
      {children}
    </div>
  );
}

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
