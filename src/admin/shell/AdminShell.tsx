import { useQuery } from '@tanstack/react-query';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { isStaff } from '../../domain/account/role';
import { accountQuery } from '../../state/account';
import { useEnvironment, usePlatform, useSession, useTenant } from '../../state/shopContext';
import { IconButton } from '../../ui/actions/IconButton';
import { useStyles } from '../../ui/styles';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { breakpoints } from '../../ui/breakpoints';
import { allowedPages } from '../access';
import { EnvironmentBadge, environmentOf } from '../environment';
import { AllowedPagesContext } from '../allowedPages';
import css from './AdminShell.css?inline';
import sheetsCss from '../sheets.css?inline';
import { LogoutQuestion } from './LogoutQuestion';
import { MeasuredBox } from '../MeasuredBox';
import { PageMessages } from '../Messages';
import { StartBar } from './start/StartBar';
import { Sidebar } from './Sidebar';
import { IdleQuestion } from './IdleQuestion';
import { OwnChanges } from '../engine/changes/OwnChanges';
import { Hyphenated } from '../engine/Hyphenated';
import { SearchDialog } from './SearchDialog';
import { TabCount } from './TabCount';
import { useWayBack } from './useWayBack';
import { Dialog } from '../../ui/overlay/Dialog';

interface AdminShellProps {
  title: string;
  /** Personal data: ends an idle login. */
  isPersonal?: boolean;
  children: ReactNode;
}

/** Session recorders skip marked elements (rules/storage-and-privacy: recorders); they also read open shadow roots. */
export function AdminShell({ title, isPersonal = false, children }: AdminShellProps) {
  useStyles(css);
  useStyles(sheetsCss);
  const { settings } = useTenant();
  const { user } = useSession();
  const staff = user && isStaff(user.roles) ? user : undefined;
  const platform = usePlatform();
  // For the name alone: the rights stand in the token (rules/account: token decides).
  const { data: account } = useQuery({
    ...accountQuery(platform, staff?.email ?? ''),
    enabled: staff !== undefined,
  });
  const isWide = useIsAtLeast(breakpoints.large);
  const [isMenuOpen, setMenuOpen] = useState(false);
  // Above sidebar and drawer, so that the dialog survives a change of width.
  const [isLogoutOpen, setLogoutOpen] = useState(false);
  const openLogout = () => setLogoutOpen(true);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const openSearch = () => {
    setMenuOpen(false);
    setSearchOpen(true);
  };
  const [areChangesOpen, setChangesOpen] = useState(false);
  const openChanges = () => {
    setMenuOpen(false);
    setChangesOpen(true);
  };
  const withWayBack = useWayBack();
  const main = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLElement>(null);
  const environment = environmentOf(settings);
  const roles = staff?.roles;
  const allowed = useMemo(
    () => new Set(roles === undefined ? [] : allowedPages({ roles, settings }).map(({ page }) => page)),
    [roles, settings],
  );
  const { config, host } = useEnvironment();

  // Ctrl+K is the host's and the browser's unless the focus is in the admin area.
  const searchByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || !staff) return;
    event.preventDefault();
    event.stopPropagation();
    openSearch();
  });
  useEffect(() => {
    const element = area.current;
    const press = (event: KeyboardEvent) => searchByKey(event);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);

  // Scrolls to the heading of a newly opened page; the first page does not scroll the host's page.
  const titleBefore = useRef(title);
  useEffect(() => {
    const isOther = titleBefore.current !== title;
    titleBefore.current = title;
    if (isOther && (area.current?.getBoundingClientRect().top ?? 0) < 0) host.scrollToTop();
  }, [title, host]);

  const marks = { 'data-clarity-mask': 'true', 'data-hj-suppress': '' };

  return (
    <AllowedPagesContext value={allowed}>
      {/* A region of the dealer's page: inside it, the header is no landmark beside the page's own. */}
      <section
        className="admin-shell"
        aria-label="Händlerbereich"
        data-environment={environment}
        data-layout={config.layout}
        ref={area}
        // A press on an empty place keeps the focus, and with it the shortcuts, in the area.
        tabIndex={-1}
        {...marks}
      >
        {staff ? (
          <button
            type="button"
            className="admin-shell__skip absolute top-8 left-8 z-5 py-12 px-16 bg-surface shadow-floating"
            onClick={() => main.current?.focus()}
          >
            Zum Inhalt
          </button>
        ) : null}
        {staff && !isWide ? (
          <header className="admin-shell__bar sticky z-3 flex items-center gap-8 min-h-56 py-4 pr-16 pl-4 border-b bg-surface">
            <IconButton label="Menü öffnen" icon={<Menu />} aria-haspopup="dialog" onClick={() => setMenuOpen(true)} />
            {/* The heading of the page, which is not drawn below this bar. */}
            <p className="flex-1 min-w-0 font-650 leading-heading wrap-anywhere below-small:text-14" aria-hidden="true">
              <Hyphenated text={title} />
            </p>
            <IconButton label="Überall suchen" icon={<Search />} onClick={openSearch} />
            {environment === 'production' ? null : <EnvironmentBadge environment={environment} />}
          </header>
        ) : null}
        <div className="admin-shell__columns flex flex-1">
          {staff && isWide ? (
            <Sidebar
              user={staff}
              account={account}
              onLogOut={openLogout}
              onSearch={openSearch}
              onChanges={openChanges}
            />
          ) : null}
          <div
            className="admin-shell__main flex-1 min-w-0 py-24 px-16 outline-none small:p-24 wide:py-24 wide:px-32"
            ref={main}
            tabIndex={-1}
          >
            {staff && environment === 'onboarding' ? (
              <>
                <p className="pb-8 text-14">
                  Ihr Shop ist noch nicht öffentlich. Sie sehen nur die Bereiche, die für den Start nötig sind.
                </p>
                <StartBar />
              </>
            ) : null}
            {/* Lists follow the width of this box; it persists over pages, so that it is measured once. */}
            <MeasuredBox>{children}</MeasuredBox>
            <PageMessages />
          </div>
        </div>
        {staff && isWide ? <TabCount /> : null}
        {staff ? <IdleQuestion area={area} isPersonal={isPersonal} /> : null}
        {staff && isMenuOpen && !isWide ? (
          <MenuDrawer onClose={() => setMenuOpen(false)}>
            <Sidebar
              user={staff}
              account={account}
              onLogOut={openLogout}
              onSearch={openSearch}
              onChanges={openChanges}
              onChoose={() => setMenuOpen(false)}
            />
          </MenuDrawer>
        ) : null}
        {staff && isSearchOpen ? <SearchDialog user={staff} onClose={() => setSearchOpen(false)} /> : null}
        {staff && areChangesOpen ? (
          <OwnChanges withWayBack={withWayBack} onClose={() => setChangesOpen(false)} />
        ) : null}
        {staff && isLogoutOpen ? <LogoutQuestion onClose={() => setLogoutOpen(false)} /> : null}
      </section>
    </AllowedPagesContext>
  );
}

function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog title="Menü" size="sheet-left" onClose={onClose}>
      {children}
    </Dialog>
  );
}
