import { useEffect, useEffectEvent } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { areaOf, fieldAddress, namesOf, settingsAreas } from './settingsAreas';
import type { SettingsValues } from './settingsFields';

interface ShownAreaParts {
  setFocus: (name: FieldPath<SettingsValues>) => void;
  /** Navigates without the unsaved guard: tabs belong to the same form. */
  pass: (navigate: () => void) => void;
}

export function useShownArea({ setFocus, pass }: ShownAreaParts) {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const area = settingsAreas.find(({ id }) => id === params.get('bereich')) ?? settingsAreas[0];
  const open = (address: string) => pass(() => void navigate(address, { replace: true }));

  const focusLinked = useEffectEvent(() => {
    const name = namesOf(area).find((each) => each === params.get('feld'));
    if (name !== undefined) setFocus(name);
  });
  // Once for each link, also one that is followed within the page.
  useEffect(() => focusLinked(), [key, search]);

  return {
    area,
    choose: (id: string) => open(`${pathname}?bereich=${id}`),
    focusField: (name: FieldPath<SettingsValues>) => {
      const owner = areaOf(name);
      if (owner === undefined || owner === area) setFocus(name);
      else open(fieldAddress(name));
    },
  };
}
