import { useState } from 'react';

export function ProductPicture({ url }: { url: string }) {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : <img src={url} alt="" loading="lazy" onError={() => setBroken(true)} />;
}
