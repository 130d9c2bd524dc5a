import { useState } from 'react';

/** Picture of a product; one that does not load leaves no broken frame. */
export function ProductPicture({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
