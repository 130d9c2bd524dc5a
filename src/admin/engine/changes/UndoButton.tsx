import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/actions/Button';
import { moveFocusToPage } from '../../../ui/feedback/moveFocus';
import type { OwnChange } from '../../ownWork';
import { openParts, UNDO_MS } from '../write/ownChanges';
import { useTakeBack } from './useTakeBack';

interface UndoButtonProps {
  offer: OwnChange;
  isRead: boolean;
  onEnd: () => void;
}

/** For ten seconds (rules/admin: undo). */
export function UndoButton({ offer, isRead, onEnd }: UndoButtonProps) {
  const { take, isBusy, pending, dialog } = useTakeBack(offer);
  const isHeld = isRead || isBusy;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <>
      <span ref={moveFocusToPage}>
        <Button size="small" icon={<Undo2 />} isBusy={pending.length > 0} onClick={() => take(openParts(offer))}>
          Rückgängig
        </Button>
      </span>
      {dialog}
    </>
  );
}
