import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './Tabs.css?inline';
import { useStyles } from '../styles';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Why the tab is disabled; it stays focusable. */
  disabledReason?: string;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  children: ReactNode;
}

/**
 * ARIA pattern with manual activation (arrows, Home, End; Enter or Space selects): the selected tab is in the address, and its content may
 * have to load. A disabled tab shows its reason when pressed. A row too narrow scrolls under touch and wraps otherwise.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  useStyles(css, 'ui');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Its reason is shown as text: tooltips need a mouse.
  const [pressed, setPressed] = useState<Id>();
  const reason = tabs.find((tab) => tab.id === pressed)?.disabledReason;

  // Also after a rotation of the device.
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const show = () => {
      const current = row.querySelector<HTMLElement>('[aria-selected="true"]');
      // scrollIntoView would scroll the host page as well.
      if (current) row.scrollLeft = current.offsetLeft - row.clientWidth / 2 + current.offsetWidth / 2;
    };
    show();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(show);
    observer.observe(row);
    return () => observer.disconnect();
  }, [selected]);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const index = items.findIndex((item) => item === event.target);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label} ref={list} tabIndex={-1} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="tabs__tab"
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            aria-disabled={tab.disabledReason ? true : undefined}
            title={tab.disabledReason}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => {
              setPressed(tab.id);
              if (!tab.disabledReason) onSelect(tab.id);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="status">{reason ? <p className="tabs__reason">{reason}</p> : null}</div>
      <div className="tabs__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
