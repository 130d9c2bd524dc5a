import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { useStyles } from '../styles';
import css from './ActionMenu.css?inline';
import { IconButton } from './IconButton';

export interface MenuAction {
  label: string;
  icon: ReactNode;
  isDestructive?: boolean;
  /** Why the action is disabled; shown in the menu. */
  reason?: string;
  onPress: () => void;
}

interface ActionMenuProps {
  /** Accessible name of the button ('Aktionen für …'). */
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction[];
}

/** Menu button: opens a list of actions; arrow keys move within it, Escape and leaving close it. */
export function ActionMenu({ label, icon, actions }: ActionMenuProps) {
  useStyles(css, 'ui');
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const itemsIn = () => [...(wrapper.current?.querySelectorAll<HTMLElement>('.action-menu__item') ?? [])];
  const close = useEffectEvent((hasLeft: boolean) => {
    setOpen(false);
    if (!hasLeft) wrapper.current?.querySelector('button')?.focus();
  });
  const focusFirst = useEffectEvent(() => itemsIn()[0]?.focus());

  useEffect(() => {
    const element = wrapper.current;
    if (!element || !isOpen) return;
    focusFirst();
    const leave = (event: FocusEvent) => {
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) close(true);
    };
    const press = (event: KeyboardEvent) => {
      const items = itemsIn();
      const at = items.findIndex((item) => item === event.target);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
      if (event.key === 'Escape') close(false);
      else if (next !== undefined) items.at(next % items.length)?.focus();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', press);
    };
  }, [isOpen]);

  return (
    // Focusable, so that a press counts as inside also in browsers that do not focus buttons (Safari).
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
                  // Focus the menu button first, so that a dialog returns the focus to it.
                  wrapper.current?.querySelector('button')?.focus();
                  setOpen(false);
                  action.onPress();
                }}
              >
                {action.icon}
                <span>
                  {action.label}
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
