import { encode } from 'uqr';

interface QrCodeProps {
  content: string;
  label: string;
  className: string;
}

/** With the blank border of four modules that scanners need. */
export function QrCode({ content, label, className }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  );
}
