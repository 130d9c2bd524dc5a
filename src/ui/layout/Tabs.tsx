import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './Tabs.css?inline';
import { useStyles } from '../styles';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Reason why the tab is disabled; it stays focusable, so that the reason can be read. */
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
 * Tabs by the ARIA pattern with manual activation: arrow keys, Home and End move the focus, Enter or Space selects, because the
 * selected tab is part of the address and its content may have to be loaded. A disabled tab shows its reason when pressed. If the
 * row is too narrow, it scrolls on touch devices and wraps otherwise.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  useStyles(css, 'ui');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // The pressed disabled tab, whose reason is shown as text: tooltips do not work by touch or keyboard.
  const [pressed, setPressed] = useState<Id>();
  const reason = tabs.find((tab) => tab.id === pressed)?.disabledReason;

  // Keeps the selected tab in view, also after a rotation of the device.
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
