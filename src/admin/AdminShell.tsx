import Menu from 'lucide-react/icons/menu';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isStaff } from '../domain/person/role';
import { useEnvironment, useSession, useTenant } from '../state/shopContext';
import { IconButton } from '../ui/actions/IconButton';
import { useStyles } from '../ui/styles';
import { useIsAtLeast } from '../ui/layout/shopSize';
import { breakpoints } from '../ui/breakpoints';
import { environmentOf } from './access';
import css from './AdminShell.css?inline';
import sheetsCss from './sheets.css?inline';
import { EnvironmentBadge } from './EnvironmentBadge';
import { LogoutQuestion } from './LogoutQuestion';
import { MeasuredBox } from './MeasuredBox';
import { MenuDrawer } from './MenuDrawer';
import { PageMessages } from './Messages';
import { Sidebar } from './Sidebar';
import { IdleQuestion } from './IdleQuestion';

interface AdminShellProps {
  title: string;
  /** The page shows persons: who has left it open is asked after a while. */
  isPersonal?: boolean;
  children: ReactNode;
}

/**
 * What stands around every page of the admin area: sidebar, or where it is narrow a bar with the sidebar in a drawer. Both are for
 * staff only (rules/admin: menu, rules/storage-and-privacy: recorders). Session recorders leave out what bears their marks; they do read open shadow roots.
 */
export function AdminShell({ title, isPersonal = false, children }: AdminShellProps) {
  useStyles(css);
  useStyles(sheetsCss);
  const { settings } = useTenant();
  const { user } = useSession();
  const staff = user && isStaff(user.roles) ? user : undefined;
  const isWide = useIsAtLeast(breakpoints.large);
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Asked above sidebar and drawer: the question stays where the width changes one into the other.
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  const main = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);
  const environment = environmentOf(settings);
  const { config, host } = useEnvironment();

  // A page that was chosen from far down in the menu begins at its heading. The first one leaves the host's page where it is.
  const shown = useRef(title);
  useEffect(() => {
    const isOther = shown.current !== title;
    shown.current = title;
    if (isOther && (area.current?.getBoundingClientRect().top ?? 0) < 0) host.scrollToTop();
  }, [title, host]);

  const marks = { 'data-clarity-mask': 'true', 'data-hj-suppress': '' };

  return (
    // One region of the dealer's page: inside it, the header is no landmark beside the page's own.
    <section
      className="admin-shell"
      aria-label="Händlerbereich"
      data-environment={environment}
      data-layout={config.layout}
      ref={area}
      {...marks}
    >
      {staff ? (
        <button type="button" className="admin-shell__skip" onClick={() => main.current?.focus()}>
          Zum Inhalt
        </button>
      ) : null}
      {staff && !isWide ? (
        <header className="admin-shell__bar">
          <IconButton label="Menü öffnen" icon={<Menu />} aria-haspopup="dialog" onClick={() => setMenuOpen(true)} />
          <p className="admin-shell__bar-title">{title}</p>
          <EnvironmentBadge environment={environment} />
        </header>
      ) : null}
      <div className="admin-shell__columns">
        {staff && isWide ? <Sidebar user={staff} onLogOut={leave} /> : null}
        <div className="admin-shell__main" ref={main} tabIndex={-1}>
          <PageMessages />
          {staff && environment === 'onboarding' ? (
            <p className="admin-shell__onboarding">
              Ihr Shop ist noch nicht öffentlich. Sie sehen nur die Bereiche, die für den Start nötig sind.
            </p>
          ) : null}
          {/* Lists keep to the width of this box, which stays from page to page: measured once, they are drawn once. */}
          <MeasuredBox>{children}</MeasuredBox>
        </div>
      </div>
      {staff && isPersonal ? <IdleQuestion area={area} /> : null}
      {staff && isMenuOpen && !isWide ? (
        <MenuDrawer onClose={() => setMenuOpen(false)}>
          <Sidebar user={staff} onLogOut={leave} onChoose={() => setMenuOpen(false)} />
        </MenuDrawer>
      ) : null}
      {staff && isLeaving ? <LogoutQuestion onClose={() => setLeaving(false)} /> : null}
    </section>
  );
}
