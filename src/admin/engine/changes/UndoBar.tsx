import { classNames } from '../../../ui/classNames';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSession, useShowNotice } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { Button } from '../../../ui/actions/Button';
import { stopText } from './changeTexts';
import { ChangeStopped, questionOf } from './sendChange';
import { failureHint, isGone, outcomeOf } from '../failure';
import { QuestionDialog, type Question } from '../QuestionDialog';
import { MESSAGE_MS } from '../../messageDuration';
import { useIsRead } from '../../useIsRead';
import type { UndoOffer } from '../../personalMemory';
import { UNDO_MS, useUndoOffer } from '../write/undoStore';

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
  const {
    submit,
    reset,
    isPending,
    error,
    input: agreed = [],
  } = useSubmission({
    send: (questions: readonly Question[], signal) => offer.run(questions, signal),
    onSuccess: ({ text, isWhole }) => {
      onEnd();
      show(isWhole ? { text, kind: 'success', durationMs: MESSAGE_MS } : { text, kind: 'info' });
      void client.invalidateQueries();
    },
    onError: (failure) => {
      if (questionOf(failure) !== undefined) return;
      onEnd();
      show({ text: failureText(failure), kind: 'error' });
      void client.invalidateQueries();
    },
  });
  const question = questionOf(error);
  const isHeld = isRead || isPending || question !== undefined;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onEnd, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onEnd]);
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-y-4 gap-x-16 mb-16 py-8 px-16 text-14 wrap-anywhere',
        'border-control rounded-control bg-surface shadow-raised',
      )}
      ref={box}
    >
      <span>{offer.text}</span>
      <Button size="small" icon={<Undo2 />} isBusy={isPending} onClick={() => void submit([])}>
        Rückgängig
      </Button>
      {question === undefined ? null : (
        <QuestionDialog
          key={question.title}
          question={question}
          onConfirm={() => void submit([...agreed, question])}
          onCancel={reset}
        />
      )}
    </div>
  );
}

function failureText(error: Error): string {
  if (error instanceof ChangeStopped) return `Nicht rückgängig gemacht. ${stopText(error)}`;
  if (isGone(error)) return 'Nicht rückgängig gemacht. Den Eintrag gibt es nicht mehr.';
  if (outcomeOf(error) === 'unknown')
    return 'Ob das rückgängig gemacht wurde, ist nicht sicher. Die Seite zeigt den aktuellen Stand.';
  return `Das ließ sich nicht rückgängig machen. ${failureHint(error)}`;
}
