import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';

/** Loses its name before it is removed: in a shadow root Chromium (156) keeps removed radio buttons in their group, and so the whole screen. */
export function RadioInput({ ref, name = '', ...props }: ComponentProps<'input'>) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  useLayoutEffect(() => {
    const input = element.current;
    // Again after the screen was hidden.
    input?.setAttribute('name', name);
    return () => input?.removeAttribute('name');
  }, [name]);
  return <input {...props} ref={element} name={name} />;
}
