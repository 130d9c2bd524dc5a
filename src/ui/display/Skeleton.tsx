import css from './Skeleton.css?inline';
import { useStyles } from '../styles';
import { range } from '../../lib/range';

interface SkeletonProps {
  /** px, or a CSS length such as '60%'. */
  width?: number | string;
  height?: number | string;
  /** 'width / height', for pictures. */
  ratio?: string;
  /** Text lines, the last one shorter. */
  lines?: number;
}

/** In its final size. Put `aria-busy` and a spoken text on the parent. */
export function Skeleton({ width = '100%', height, ratio, lines }: SkeletonProps) {
  useStyles(css, 'ui');
  if (lines !== undefined) {
    return (
      <span className="skeleton-lines" aria-hidden="true">
        {range(lines, (line) => (
          <span
            key={line}
            className="skeleton"
            style={{ width: line === lines - 1 && lines > 1 ? '62%' : width, height: height ?? 14 }}
          />
        ))}
      </span>
    );
  }
  return (
    <span
      className="skeleton"
      aria-hidden="true"
      style={{ width, height: height ?? (ratio ? 'auto' : 16), aspectRatio: ratio }}
    />
  );
}
