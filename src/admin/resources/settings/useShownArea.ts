import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { areaOf, namesOf, settingsAreas } from './settingsAreas';
import type { SettingsValues } from './settingsFields';

interface ShownAreaParts {
  setFocus: (name: FieldPath<SettingsValues>) => void;
  /** Navigates without the unsaved guard: tabs belong to the same form. */
  pass: (navigate: () => void) => void;
}

/** Section of the address, with functions that open a section or focus a field in it. */
export function useShownArea({ setFocus, pass }: ShownAreaParts) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('bereich');
  const area = settingsAreas.find(({ id }) => id === wanted) ?? settingsAreas[0];
  const choose = (id: string) => pass(() => void navigate(`${pathname}?bereich=${id}`, { replace: true }));

  /** Field that a link names; focused when the page opens, until another section is opened. */
  const linkedField = useRef(new URLSearchParams(search).get('feld') ?? undefined);
  const firstArea = useRef(area);
  const focus = useEffectEvent(setFocus);
  useEffect(() => {
    if (area !== firstArea.current) linkedField.current = undefined;
    const name = namesOf(area).find((each) => each === linkedField.current);
    if (name !== undefined) focus(name);
  }, [area]);
  /** Field to focus once its section is rendered. */
  const pending = useRef<FieldPath<SettingsValues>>(undefined);
  useEffect(() => {
    if (pending.current === undefined) return;
    focus(pending.current);
    pending.current = undefined;
  }, [area]);
  const focusField = (name: FieldPath<SettingsValues>) => {
    const owner = areaOf(name);
    if (owner === undefined || owner === area) setFocus(name);
    else {
      pending.current = name;
      choose(owner.id);
    }
  };
  return { area, choose, focusField };
}
