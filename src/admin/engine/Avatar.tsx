import { useState } from 'react';
import { useStyles } from '../../ui/styles';
import css from './Avatar.css?inline';

interface AvatarProps {
  name: string;
  url: string | undefined;
  isSquare?: boolean;
}

/** Decorative, before a name; its first letter where the picture cannot be loaded. */
export function Avatar({ name, url, isSquare }: AvatarProps) {
  useStyles(css);
  const [broken, setBroken] = useState<string>();
  const className = isSquare ? 'avatar avatar--square' : 'avatar';
  if (url === undefined || url === broken)
    return (
      <span className={className} aria-hidden="true">
        {name.charAt(0).toLocaleUpperCase('de')}
      </span>
    );
  return (
    <img className={className} src={url} alt="" width={32} height={32} loading="lazy" onError={() => setBroken(url)} />
  );
}
