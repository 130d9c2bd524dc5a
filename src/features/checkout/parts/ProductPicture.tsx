import { useState } from 'react';

/** Picture of a product; hidden when it does not load. */
export function ProductPicture({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
