import { useState } from 'react';
import { classNames } from '../../../ui/classNames';
import { useStyles } from '../../../ui/styles';
import css from './Picture.css?inline';
import { PicturePlaceholder } from './PicturePlaceholder';

interface PictureProps {
  /** Undefined while it is not wanted yet. */
  url: string | undefined;
  alt: string;
  /** The first one a visitor sees: nothing else is loaded before it. */
  isUrgent?: boolean;
}

/** A photo of the vehicle; one that cannot be loaded gives way to the placeholder. */
export function Picture({ url, alt, isUrgent = false }: PictureProps) {
  useStyles(css);
  const [broken, setBroken] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  if (url === undefined) return null;
  if (broken === url) return <PicturePlaceholder text="Dieses Bild ist nicht verfügbar." />;
  return (
    <img
      className={classNames('picture', loaded !== url && 'is-loading')}
      src={url}
      alt={alt}
      width={1200}
      height={900}
      decoding="async"
      draggable={false}
      fetchPriority={isUrgent ? 'high' : undefined}
      onLoad={() => setLoaded(url)}
      onError={() => setBroken(url)}
    />
  );
}
