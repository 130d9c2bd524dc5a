import { saveWhenReady } from '../../../../lib/save-file/saveWhenReady';
import { HttpError } from '../../../../lib/http/errors';
import { useShowNotice } from '../../../../state/shopContext';
import { isGone } from '../../failure';
import { useSubmission } from '../../../../state/useSubmission';

export interface FileDownload {
  /** Of its entry, which a colleague may have deleted. */
  id?: string;
  /** 'Das PDF zu „Volkswagen Golf“' */
  label: string;
  fileName: string;
  fetch: (signal: AbortSignal) => Promise<Blob>;
}

/** A generated file (PDF); one at a time. @param onGone its entry was deleted */
export function useDownload(onGone: () => void) {
  const show = useShowNotice();
  const { submit, reset, isPending, input } = useSubmission({
    send: ({ fetch, fileName }: FileDownload, signal) => saveWhenReady(fetch(signal), fileName, signal),
    onError: (error, { id }) => {
      if (error instanceof HttpError && error.failure === 'unauthorized') return;
      if (id !== undefined && isGone(error)) onGone();
      else show({ text: 'Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.', kind: 'error' });
    },
  });
  return {
    running: isPending ? input : undefined,
    start: (file: FileDownload) => void submit(file),
    cancel: reset,
  };
}
