import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession, useShowNotice } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import { Button } from '../../ui/actions/Button';
import { failureHint } from '../engine/failure';
import { MESSAGE_MS } from '../messageDuration';
import { useIsRead } from '../useIsRead';
import type { UndoOffer } from '../personalMemory';
import { UNDO_MS, useUndoOffer } from './undoStore';

/** Offers for ten seconds to take the last change back; longer while pointer or focus is on it (rules/admin: undo). */
export function UndoBar() {
  const [offer, withdraw] = useUndoOffer();
  const { user } = useSession();
  if (offer === undefined || user === undefined) return null;
  return <Offer key={offer.id} offer={offer} onEnd={withdraw} />;
}

function Offer({ offer, onEnd }: { offer: UndoOffer; onEnd: () => void }) {
  const show = useShowNotice();
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const isRead = useIsRead(box);
  const { submit, isPending } = useSubmission({
    send: () => offer.run(),
    onSuccess: () => {
      onEnd();
      show({ text: 'Rückgängig gemacht', kind: 'success', durationMs: MESSAGE_MS });
      void client.invalidateQueries();
    },
    onError: (error) => {
      onEnd();
      show({ text: `Das ließ sich nicht rückgängig machen. ${failureHint(error)}`, kind: 'error' });
      void client.invalidateQueries();
    },
  });
  useEffect(() => {
    if (isRead || isPending) return;
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isRead, isPending, onEnd]);
  return (
    <div className="undo-bar" ref={box}>
      <span>{offer.text}</span>
      <Button size="small" icon={<Undo2 />} isBusy={isPending} onClick={() => void submit()}>
        Rückgängig
      </Button>
    </div>
  );
}
