import { useState, type CSSProperties, type ReactNode } from 'react';
import { ShopSize } from '../ui/layout/shopSize';

/** The ruler of `ShopSize` is as wide as this. */
const POSITIONED: CSSProperties = { position: 'relative', minWidth: 0 };

/** A box by whose own width what stands in it decides; empty until that is known, so that no list is drawn as cards first. */
export function MeasuredBox({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  return (
    <div style={POSITIONED} ref={setBox}>
      {box === null ? null : <ShopSize element={box}>{children}</ShopSize>}
    </div>
  );
}
