import { useRef, useState, type ReactElement } from 'react';
import { classNames } from '../classNames';
import { useListKeys } from './useListKeys';
import { useStyles } from '../styles';
import css from './ActionMenu.css?inline';
import { IconButton } from './IconButton';

export interface MenuAction {
  label: string;
  icon: ReactElement;
  isDestructive?: boolean;
  /** Why the action is disabled; shown in the menu. */
  reason?: string;
  onPress: () => void;
}

interface ActionMenuProps {
  label: string;
  icon: ReactElement;
  actions: readonly MenuAction[];
}

/** Menu button with the keys of an open list (`useListKeys`). */
export function ActionMenu({ label, icon, actions }: ActionMenuProps) {
  useStyles(css, 'ui');
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const focusButton = () => wrapper.current?.querySelector('button')?.focus();

  useListKeys({
    wrapper,
    isOpen,
    items: '.action-menu__item',
    onClose: (hasLeft) => {
      setOpen(false);
      if (!hasLeft) focusButton();
    },
  });

  return (
    // Focusable: in Safari a press does not focus a button, but must count as inside.
    <div className="action-menu" ref={wrapper} tabIndex={-1}>
      <IconButton label={label} icon={icon} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen ? (
        <ul className="action-menu__list">
          {actions.map((action) => (
            <li key={action.label} className={classNames(action.isDestructive && 'action-menu__last')}>
              <button
                type="button"
                className={classNames('action-menu__item', action.isDestructive && 'action-menu__item--danger')}
                aria-disabled={action.reason !== undefined || undefined}
                onClick={() => {
                  if (action.reason !== undefined) return;
                  // A dialog then returns the focus to the menu button.
                  focusButton();
                  setOpen(false);
                  action.onPress();
                }}
              >
                {action.icon}
                <span>
                  <span>{action.label}</span>
                  {action.reason === undefined ? null : <span className="action-menu__reason">{action.reason}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
