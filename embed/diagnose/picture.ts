/** Loads a picture without showing it. */
export const isPictureLoaded = (address: string) =>
  new Promise<boolean>((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
