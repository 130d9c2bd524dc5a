import type { ComponentProps } from 'react';
import { isPlainClick } from '../lib/plainClick';
import { useEnvironment } from '../state/shopContext';

interface SidebarLinkProps extends ComponentProps<'a'> {
  /** Path of a page or of the shop. */
  to: string;
  isCurrent?: boolean;
}

/**
 * Link of the sidebar. React Router's own is drawn anew with every change of the address, a sorting or a search included: fifteen of
 * them are work that a list of 2,500 rows has no time for on a slow processor.
 */
export function SidebarLink({ to, isCurrent, onClick, children, ...rest }: SidebarLinkProps) {
  const { history } = useEnvironment();
  return (
    <a
      {...rest}
      href={history.createHref(to)}
      className="admin-sidebar__entry"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(to);
      }}
    >
      {children}
    </a>
  );
}
