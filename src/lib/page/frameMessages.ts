/** Only from the frame's window and origin; returns unsubscribe. */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  listener: (message: unknown) => void,
): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== null && event.source === frame.contentWindow && event.origin === origin) listener(event.data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
