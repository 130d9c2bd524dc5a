import { useEffect, type RefObject } from 'react';

/**
 * Scrolls to what is said on top of a form once saving has ended in it: the button that was pressed is always in view, the notice is
 * not.
 *
 * @param cause why there is a notice, anew with every try; `undefined`: there is none
 */
export function useNoticeInView(form: RefObject<HTMLElement | null>, cause: unknown) {
  useEffect(() => {
    if (cause !== undefined) form.current?.querySelector('.notice--error')?.scrollIntoView({ block: 'center' });
  }, [form, cause]);
}
