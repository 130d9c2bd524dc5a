import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import Undo2 from 'lucide-react/icons/undo-2';
import Search from 'lucide-react/icons/search';
import LogOut from 'lucide-react/icons/log-out';
import Store from 'lucide-react/icons/store';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../ui/classNames';
import { hrefOf } from '../../domain/addresses';
import { keysOf } from '../../lib/keysOf';
import { formatNumber } from '../../lib/format';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';
import type { Account } from '../../domain/account/account';
import type { SessionUser } from '../../state/session';
import { useTenant } from '../../state/shopContext';
import { allowedPages } from '../access';
import { EnvironmentBadge, environmentOf } from '../environment';
import { useOwnChanges } from '../engine/write/ownChanges';
import { Hyphenated } from '../engine/Hyphenated';
import { useForgetSearch } from '../engine/list/privateSearches';
import { pageGroups, type SettingsPage } from '../page';
import { settingsAddress } from '../resources';
import searchCss from './SearchDialog.css?inline';
import { useStyles } from '../../ui/styles';
import { EmailText } from '../../ui/display/EmailText';
import { fullName } from '../../domain/person/fullName';

interface SidebarProps {
  user: SessionUser;
  account: Account | undefined;
  onLogOut: () => void;
  onSearch: () => void;
  onChanges: () => void;
  onChoose?: () => void;
}

export function Sidebar({ user, account, onLogOut, onSearch, onChanges, onChoose }: SidebarProps) {
  useStyles(searchCss);
  const { settings } = useTenant();
  const pages = allowedPages({ roles: user.roles, settings });
  const name = fullName(account);
  const { made } = useOwnChanges();
  const helpdesk = settings.content?.helpdeskUrl;
  return (
    <div className="admin-sidebar flex flex-col gap-16">
      <div className="grid gap-8 px-8">
        <div className="flex flex-wrap items-center justify-between gap-8">
          {settings.logoUrl === undefined ? null : (
            <img className="admin-sidebar__logo" src={settings.logoUrl} alt="" />
          )}
          <EnvironmentBadge environment={environmentOf(settings)} />
        </div>
        <p className="admin-sidebar__name">
          <Hyphenated text={settings.companyName} />
        </p>
      </div>
      <button
        type="button"
        className="flex items-center gap-8 w-full min-h-40 py-4 px-8 text-muted text-14 border-control rounded-control"
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <Search />
        <span>Überall suchen</span>
        <span className="ml-auto text-12 whitespace-nowrap coarse:hidden" aria-hidden="true">
          Strg K
        </span>
      </button>
      <PageLinks pages={pages} onChoose={onChoose} />
      <div className="pt-12 border-t">
        {made.length === 0 ? null : (
          <button type="button" className="admin-sidebar__entry" onClick={onChanges}>
            <Undo2 />
            <span className="admin-sidebar__label text-left">Ihre Änderungen</span>
            <span className="admin-sidebar__count">{formatNumber(made.length)}</span>
          </button>
        )}
        <Link to={hrefOf('search')} className="admin-sidebar__entry">
          <Store />
          <span className="admin-sidebar__label">Zum Shop</span>
        </Link>
        {helpdesk === undefined ? null : (
          <a className="admin-sidebar__entry" href={helpdesk} target="_blank" rel="noopener noreferrer">
            <MessageCircleQuestionMark />
            <span className="admin-sidebar__label">Helpdesk</span>
          </a>
        )}
        <p className="grid pt-8 pb-0 px-8 text-muted text-12 wrap-anywhere">
          {name === '' ? null : <strong>{name}</strong>}
          <EmailText email={user.email} />
        </p>
        <button type="button" className="admin-sidebar__entry" onClick={onLogOut}>
          <LogOut />
          <span className="admin-sidebar__label">Abmelden</span>
        </button>
      </div>
    </div>
  );
}

interface PageLinksProps extends Pick<SidebarProps, 'onChoose'> {
  pages: readonly SettingsPage[];
}

function PageLinks({ pages, onChoose }: PageLinksProps) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(nav.current), [pathname]);
  return (
    <nav ref={nav} aria-label="Verwaltung" className="grid gap-8">
      {keysOf(pageGroups).map((group) => {
        const entries = pages.filter((page) => page.group === group);
        if (entries.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={pageGroups[group]}>
            {entries.length === 1 ? null : (
              <p className="py-4 px-8 text-muted text-12 font-600" aria-hidden="true">
                {pageGroups[group]}
              </p>
            )}
            <ul>
              {entries.map((page) => (
                <li key={page.page} className="relative">
                  <PageLink page={page} isCurrent={pathname === settingsAddress(page)} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** A link in a page leads to an entry below the edge of the menu; only the menu scrolls. */
function showCurrent(nav: HTMLElement | null): void {
  const [menu, entry] = [nav?.parentElement, nav?.querySelector('[aria-current]')];
  if (!menu || !entry) return;
  const { bottom } = menu.getBoundingClientRect();
  menu.scrollTop += Math.max(0, entry.getBoundingClientRect().bottom - bottom + 24);
}

interface PageLinkProps extends Pick<SidebarProps, 'onChoose'> {
  page: SettingsPage;
  isCurrent: boolean;
}

function PageLink({ page, isCurrent, onChoose }: PageLinkProps) {
  const forgetSearch = useForgetSearch();
  const { icon, title, plainName, Waiting } = page;
  const plainId = useId();
  const link = (count?: ReactNode, query?: string) => (
    <Link
      to={settingsAddress(page, query)}
      aria-describedby={plainName === undefined ? undefined : plainId}
      className={classNames('admin-sidebar__entry', plainName !== undefined && 'admin-sidebar__entry--named')}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isUnmodifiedClick(event)) forgetSearch(page.page);
        onChoose?.();
      }}
    >
      {icon}
      <span className="admin-sidebar__label">{title}</span>
      {count}
    </Link>
  );
  return (
    <>
      {Waiting ? <Waiting>{link}</Waiting> : link()}
      {plainName === undefined ? null : (
        <span id={plainId} className="admin-sidebar__plain" aria-hidden="true">
          {plainName}
        </span>
      )}
    </>
  );
}
