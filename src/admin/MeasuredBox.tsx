import { useState, type CSSProperties, type ReactNode } from 'react';
import { ShopSize } from '../ui/layout/shopSize';

/** `ShopSize` measures the width of this element. */
const POSITIONED: CSSProperties = { position: 'relative', minWidth: 0 };

/** Once its own width is known: no list is rendered as cards first. */
export function MeasuredBox({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  return (
    <div style={POSITIONED} ref={setBox}>
      {box === null ? null : <ShopSize element={box}>{children}</ShopSize>}
    </div>
  );
}
