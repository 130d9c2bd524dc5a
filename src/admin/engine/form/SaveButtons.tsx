import type { Ref } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/actions/Button';
import { usePersonalMemory } from '../../personalMemory';

interface SaveButtonsProps {
  /** Id of the form, if they stand outside of it. */
  form?: string;
  isBusy: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
}

/** 'Speichern'; while the start list has a next step also 'Speichern und weiter' (rules/admin: start list). */
export function SaveButtons({ form, isBusy, ref, onClick }: SaveButtonsProps) {
  const { start } = usePersonalMemory();
  const { isOffered, isWanted } = useStore(start);
  const press = (goesOn: boolean) => () => {
    start.setState({ isWanted: goesOn });
    onClick?.();
  };
  return (
    <>
      <Button
        variant={isOffered ? 'secondary' : 'primary'}
        ref={ref}
        type="submit"
        form={form}
        isBusy={isBusy && !(isOffered && isWanted)}
        onClick={press(false)}
      >
        Speichern
      </Button>
      {isOffered ? (
        <Button variant="primary" type="submit" form={form} isBusy={isBusy && isWanted} onClick={press(true)}>
          Speichern und weiter
        </Button>
      ) : null}
    </>
  );
}
