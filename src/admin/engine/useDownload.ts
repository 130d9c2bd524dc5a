import { saveWhenReady } from '../../lib/save-file/saveWhenReady';
import { HttpError } from '../../lib/http/errors';
import { useShowNotice } from '../../state/shopContext';
import { useSubmission } from '../../state/useSubmission';
import type { FileDownload } from './resource';

/** Loads a file that the platform makes on demand (a PDF), one at a time, and saves it. */
export function useDownload() {
  const show = useShowNotice();
  const { submit, reset, isPending, input } = useSubmission({
    send: ({ fetch, fileName }: FileDownload, signal) => saveWhenReady(fetch(signal), fileName, signal),
    onError: (error) => {
      // A login that has ended is said by the page of the login.
      if (error instanceof HttpError && error.failure === 'unauthorized') return;
      show({ text: 'Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.', kind: 'error' });
    },
  });
  return {
    /** What is being loaded. */
    running: isPending ? input : undefined,
    start: (file: FileDownload) => void submit(file),
    cancel: reset,
  };
}
