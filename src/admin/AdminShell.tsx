import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { isStaff } from '../domain/person/role';
import { useSession, useTenant } from '../state/shopContext';
import { useStyles } from '../ui/styles';
import { allowedResources } from './access';
import css from './AdminShell.css?inline';
import { Logout } from './Logout';
import { resourceAddress } from './resources';

/** What stands around every page of the admin area; the sidebar and the logout are for staff only (admin 2). */
export function AdminShell({ children }: { children: ReactNode }) {
  useStyles(css);
  const { settings } = useTenant();
  const helpdesk = settings.content?.helpdeskUrl;
  const { user } = useSession();
  const staff = user && isStaff(user.roles) ? user : undefined;
  return (
    // One region of the dealer's page: inside it, the header is no landmark beside the page's own.
    <section className="admin-shell" aria-label="Händlerbereich">
      <header className="admin-shell__header">
        <p className="admin-shell__dealer">{settings.companyName}</p>
        {staff ? <Logout email={staff.email} /> : null}
      </header>
      <div className="admin-shell__columns">
        {staff ? (
          <nav className="admin-shell__sidebar" aria-label="Bereiche">
            <ul>
              {allowedResources(staff.roles).map((resource) => (
                <li key={resource.title}>
                  <NavLink className="admin-shell__entry" to={resourceAddress(resource)} end>
                    {resource.title}
                  </NavLink>
                </li>
              ))}
              {helpdesk === undefined ? null : (
                <li>
                  <a className="admin-shell__entry" href={helpdesk} target="_blank" rel="noopener noreferrer">
                    Helpdesk
                  </a>
                </li>
              )}
              <li>
                <NavLink className="admin-shell__entry" to={hrefOf('search')}>
                  Zum Fahrzeugshop
                </NavLink>
              </li>
            </ul>
          </nav>
        ) : null}
        <div className="admin-shell__page">{children}</div>
      </div>
    </section>
  );
}
