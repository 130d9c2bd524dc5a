import type { ReactNode } from 'react';
import { useStyles } from '../../ui/styles';
import css from './AuthFrame.css?inline';
import { Link } from '../../ui/actions/Link';
import { useRouteLink } from '../../ui/actions/useRouteLink';
import { authHref, type AuthPageName } from './authAddress';

interface AuthFrameProps {
  task: string;
  children: ReactNode;
}

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
  email?: string;
  children: ReactNode;
}

export function AuthLink({ to, email = '', children }: AuthLinkProps) {
  return <Link {...useRouteLink(authHref(to, email.trim()))}>{children}</Link>;
}
