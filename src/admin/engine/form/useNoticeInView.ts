import { useEffect, type RefObject } from 'react';

/**
 * Scrolls to the notice at the top of a form: the pressed button is in view, the notice may not be.
 *
 * @param cause reason of the notice, new with every attempt; `undefined` without one
 */
export function useNoticeInView(form: RefObject<HTMLElement | null>, cause: unknown) {
  useEffect(() => {
    if (cause !== undefined) form.current?.querySelector('.notice--error')?.scrollIntoView({ block: 'center' });
  }, [form, cause]);
}
