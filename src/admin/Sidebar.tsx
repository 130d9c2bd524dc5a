import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Store from 'lucide-react/icons/store';
import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import type { SessionUser } from '../state/session';
import { usePlatform, useTenant } from '../state/shopContext';
import { allowedPages, environmentOf } from './access';
import { EnvironmentBadge } from './EnvironmentBadge';
import { Logout } from './Logout';
import { pageGroups, type PageGroup } from './page';
import { settingsAddress } from './resources';

const GROUPS: readonly PageGroup[] = ['operation', 'sales', 'vehicles', 'shop'];

interface SidebarProps {
  user: SessionUser;
  /** A page was chosen: the drawer closes. */
  onChoose?: () => void;
}

/** Dealer, pages by group, ways out, and who is logged in. Pages that the role or the dealer does not have are absent. */
export const Sidebar = memo(function Sidebar({ user, onChoose }: SidebarProps) {
  const { settings } = useTenant();
  const platform = usePlatform();
  const client = useQueryClient();
  const pages = allowedPages({ roles: user.roles, settings });
  const helpdesk = settings.content?.helpdeskUrl;
  return (
    <div className="admin-sidebar">
      <div className="admin-sidebar__dealer">
        {settings.logoUrl === undefined ? null : <img className="admin-sidebar__logo" src={settings.logoUrl} alt="" />}
        <p className="admin-sidebar__name">{settings.companyName}</p>
        <EnvironmentBadge environment={environmentOf(settings)} />
      </div>
      <nav aria-label="Verwaltung" className="admin-sidebar__nav">
        {GROUPS.map((group) => {
          const entries = pages.filter((page) => page.group === group);
          if (entries.length === 0) return null;
          return (
            <div key={group} role="group" aria-label={pageGroups[group]}>
              <p className="admin-sidebar__group" aria-hidden="true">
                {pageGroups[group]}
              </p>
              <ul>
                {entries.map((page) => (
                  <li key={page.page}>
                    <NavLink
                      className="admin-sidebar__entry"
                      to={settingsAddress(page)}
                      onPointerDown={() => page.ask?.(client, platform)}
                      onClick={onChoose}
                    >
                      {page.icon}
                      <span className="admin-sidebar__label">{page.title}</span>
                      {page.Waiting ? <page.Waiting /> : null}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className="admin-sidebar__foot">
        <NavLink className="admin-sidebar__entry" to={hrefOf('search')} end>
          <Store />
          <span className="admin-sidebar__label">Zum Shop</span>
        </NavLink>
        {helpdesk === undefined ? null : (
          <a className="admin-sidebar__entry" href={helpdesk} target="_blank" rel="noopener noreferrer">
            <CircleQuestionMark />
            <span className="admin-sidebar__label">Helpdesk</span>
          </a>
        )}
        <Logout email={user.email} />
      </div>
    </div>
  );
});
