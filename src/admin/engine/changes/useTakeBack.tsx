import { ChangeStopped, questionOf, stopText } from '../changeStopped';
import { useQueryClient } from '@tanstack/react-query';
import { useShowNotice } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { MESSAGE_MS } from '../../messageDuration';
import type { WriteRecordPart, OwnChange } from '../../ownWork';
import { useReloadTenant } from '../../reloadTenant';
import { failureHint, isGone, outcomeOf } from '../failure';
import { QuestionDialog, type Question } from '../QuestionDialog';
import { useOwnChanges } from '../write/ownChanges';

interface Wanted {
  parts: readonly WriteRecordPart[];
  agreed: readonly Question[];
}

export function useTakeBack({ id, takeBack }: OwnChange) {
  const show = useShowNotice();
  const client = useQueryClient();
  const reloadTenant = useReloadTenant();
  const { withdraw, markBack } = useOwnChanges();
  const { submit, reset, isPending, error, input } = useSubmission({
    send: async ({ parts, agreed }: Wanted, signal) => takeBack?.(parts, agreed, signal),
    onSuccess: (done) => {
      if (done === undefined) return;
      const { text, isWhole, back } = done;
      withdraw();
      markBack(id, back);
      show(isWhole ? { text, kind: 'success', durationMs: MESSAGE_MS } : { text, kind: 'info' });
      reloadTenant();
      void client.invalidateQueries();
    },
    onError: (failure) => {
      if (questionOf(failure) !== undefined) return;
      withdraw();
      show({ text: failureText(failure), kind: 'error' });
      void client.invalidateQueries();
    },
  });
  const question = questionOf(error);
  return {
    take: (parts: readonly WriteRecordPart[]) => void submit({ parts, agreed: [] }),
    pending: isPending ? (input?.parts ?? []) : [],
    isBusy: isPending || question !== undefined,
    dialog:
      question === undefined || input === undefined ? null : (
        <QuestionDialog
          key={question.title}
          question={question}
          onConfirm={() => void submit({ ...input, agreed: [...input.agreed, question] })}
          onCancel={reset}
        />
      ),
  };
}

function failureText(error: Error): string {
  if (error instanceof ChangeStopped) return `Nicht rückgängig gemacht. ${stopText(error)}`;
  if (isGone(error)) return 'Nicht rückgängig gemacht. Den Eintrag gibt es nicht mehr.';
  if (outcomeOf(error) === 'unknown')
    return 'Ob das rückgängig gemacht wurde, ist nicht sicher. Die Seite zeigt den aktuellen Stand.';
  return `Das ließ sich nicht rückgängig machen. ${failureHint(error)}`;
}
