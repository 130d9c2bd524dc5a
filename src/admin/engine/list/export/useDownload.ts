import { saveWhenReady } from '../../../../lib/save-file/saveWhenReady';
import { HttpError } from '../../../../lib/http/errors';
import { useShowNotice } from '../../../../state/shopContext';
import { useSubmission } from '../../../../state/useSubmission';

export interface FileDownload {
  /** 'Das PDF zu „Volkswagen Golf“' */
  label: string;
  fileName: string;
  fetch: (signal: AbortSignal) => Promise<Blob>;
}

/** Downloads a generated file (a PDF) and saves it; one at a time. */
export function useDownload() {
  const show = useShowNotice();
  const { submit, reset, isPending, input } = useSubmission({
    send: ({ fetch, fileName }: FileDownload, signal) => saveWhenReady(fetch(signal), fileName, signal),
    onError: (error) => {
      // The login page reports an ended login.
      if (error instanceof HttpError && error.failure === 'unauthorized') return;
      show({ text: 'Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.', kind: 'error' });
    },
  });
  return {
    running: isPending ? input : undefined,
    start: (file: FileDownload) => void submit(file),
    cancel: reset,
  };
}
