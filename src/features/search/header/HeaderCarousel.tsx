import { startTransition, Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { useStyles } from '../../../ui/styles';
import { useSearch, useSearchStore } from '../SearchProvider';
import { DefaultHeader } from './DefaultHeader';
import css from './HeaderCarousel.css?inline';
import type { HeaderPicturesProps } from './HeaderSlides';

const HeaderSlides = lazyWithRetry(() => import('./HeaderSlides').then((module) => module.HeaderSlides), FirstPicture);

export function HeaderCarousel() {
  useStyles(css);
  const { readHeaderImages } = useSearchStore();
  useEffect(readHeaderImages, [readHeaderImages]);
  const images = useSearch((state) => state.headerImages);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [hasLoadedFirst, setLoadedFirst] = useState(false);
  if (images === undefined) return null;
  const pictures = images.filter(({ key }) => !broken.includes(key));
  const props = { pictures, onBroken: (key: string) => setBroken((before) => [...before, key]) };
  return (
    <div className="header-carousel">
      <Suspense>
        {pictures.length === 0 ? (
          <DefaultHeader />
        ) : pictures.length > 1 && hasLoadedFirst ? (
          <HeaderSlides {...props} />
        ) : (
          <FirstPicture {...props} onLoad={() => startTransition(() => setLoadedFirst(true))} />
        )}
      </Suspense>
    </div>
  );
}

function FirstPicture({ pictures: [first], onBroken, onLoad }: HeaderPicturesProps & { onLoad?: () => void }) {
  return first === undefined ? null : (
    <img
      key={first.key}
      className="header-carousel__picture"
      src={first.url}
      alt=""
      decoding="async"
      onLoad={onLoad}
      onError={() => onBroken(first.key)}
    />
  );
}
