import { withinDeadline } from './deadline';

/** Living, or asked for by Node (`tools/page-check`). */
export interface AskingPage {
  address: () => Pick<URL, 'origin' | 'hostname' | 'protocol'>;
  isOnline: () => boolean;
  /** The browser's own. */
  hasOwnFetch: () => boolean;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  isPictureLoaded: (address: string) => Promise<boolean>;
}

/** Loads a picture without showing it. */
export const isPictureLoaded = (address: string) =>
  withinDeadline(
    () =>
      new Promise<boolean>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve(true);
        picture.onerror = () => resolve(false);
        picture.src = address;
      }),
  ).then((isLoaded) => isLoaded === true);

export const livingPage: AskingPage = {
  address: () => location,
  isOnline: () => navigator.onLine,
  hasOwnFetch: () => Function.prototype.toString.call(window.fetch).includes('[native code]'),
  fetch: (address, init) => fetch(address, init),
  isPictureLoaded,
};
