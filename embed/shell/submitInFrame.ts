interface Submission {
  form: HTMLFormElement;
  submitter: HTMLButtonElement | HTMLInputElement | undefined;
}

/** In a frame whose sandbox lacks `allow-forms`, where no submission follows a press. */
export function submitInFrame(root: ShadowRoot): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let awaited: Submission | undefined;
  let isForbidden = false;

  function send({ form, submitter }: Submission) {
    if (!form.isConnected || submitter?.disabled || !(form.noValidate || form.checkValidity())) return;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: submitter ?? null }));
  }

  function expectSubmit(event: Event) {
    const submission = submissionOf(event);
    if (submission === undefined || event.defaultPrevented) return;
    awaited = submission;
    // The browser would log each one.
    if (isForbidden) event.preventDefault();
    // The browser submits after the event's last listener, before any timer.
    setTimeout(() => {
      if (awaited !== submission || (event.defaultPrevented && !isForbidden)) return;
      awaited = undefined;
      isForbidden = true;
      send(submission);
    });
  }

  root.addEventListener('submit', () => (awaited = undefined), { capture: true, signal });
  root.addEventListener('click', expectSubmit, { signal });
  root.addEventListener('keypress', expectSubmit, { signal });
  return () => leaving.abort();
}

/** By a button, or by Enter in a form without one. */
function submissionOf(event: Event): Submission | undefined {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return undefined;
  if (event instanceof KeyboardEvent) {
    const form = event.key === 'Enter' && target instanceof HTMLInputElement ? target.form : null;
    const hasButton =
      form !== null && [...form.elements].some((each) => each.matches(':is(button, input)[type="submit"]'));
    return form === null || hasButton ? undefined : { form, submitter: undefined };
  }
  const submitter = target.closest<HTMLButtonElement | HTMLInputElement>(':is(button, input)[type="submit"]');
  const form = submitter?.form;
  return form ? { form, submitter } : undefined;
}
