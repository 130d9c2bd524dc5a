import { useState } from 'react';
import { classNames } from '../../../ui/classNames';
import { useStyles } from '../../../ui/styles';
import css from './Picture.css?inline';
import { PicturePlaceholder } from './PicturePlaceholder';

interface PictureProps {
  url: string | undefined;
  alt: string;
  isUrgent?: boolean;
  isLazy?: boolean;
  onBroken?: (url: string) => void;
}

/** A placeholder if it cannot be loaded. */
export function Picture({ url, alt, isUrgent = false, isLazy = false, onBroken }: PictureProps) {
  useStyles(css);
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  if (url === undefined) return null;
  if (broken === url) return <PicturePlaceholder text="Dieses Bild ist nicht verfügbar." />;
  return (
    <img
      className={classNames('picture', loaded !== url && 'is-loading')}
      loading={isLazy ? 'lazy' : undefined}
      src={url}
      alt={alt}
      width={1200}
      height={900}
      decoding="async"
      draggable={false}
      fetchPriority={isUrgent ? 'high' : undefined}
      onLoad={() => setLoaded(url)}
      onError={() => {
        setBroken(url);
        onBroken?.(url);
      }}
    />
  );
}
