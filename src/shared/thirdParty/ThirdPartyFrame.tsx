import { useEffect, useState, type Ref } from 'react';
import { webAddress } from '../../lib/webAddress';
import { classNames } from '../../ui/classNames';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/display/Spinner';
import { useStyles } from '../../ui/styles';
import css from './ThirdPartyFrame.css?inline';

interface ThirdPartyFrameProps {
  url: string;
  title: string;
  loadingText: string;
  /** Of the loading text, ms: it does not flash. */
  minLoading?: number;
  className?: string;
  frameRef?: Ref<HTMLIFrameElement>;
}

/** Sandboxed; only inside a `ConsentGate`. Nothing unless http(s). */
export function ThirdPartyFrame(props: ThirdPartyFrameProps) {
  const { url, title, loadingText, minLoading = 0, className, frameRef } = props;
  useStyles(css);
  const [isLoaded, setLoaded] = useState(false);
  const [hasWaited, setWaited] = useState(minLoading === 0);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), minLoading);
    return () => clearTimeout(timer);
  }, [minLoading]);

  const address = webAddress(url);
  if (address === undefined) return <Notice tone="warning">Dieser Inhalt kann hier nicht gezeigt werden.</Notice>;
  return (
    <div className={classNames('third-party-frame print:hidden', className)}>
      <iframe
        ref={frameRef}
        src={address.href}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
      />
      {isLoaded && hasWaited ? null : (
        <p className="third-party-frame__loading" role="status">
          <Spinner size={32} />
          <span>{loadingText}</span>
        </p>
      )}
    </div>
  );
}
