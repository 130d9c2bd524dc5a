import { useStyles } from '../styles';
import css from './LoadingText.css?inline';
import { Spinner } from './Spinner';

export function LoadingText({ text }: { text: string }) {
  useStyles(css, 'ui');
  return (
    <p className="loading-text" role="status">
      <Spinner />
      <span>{text}</span>
    </p>
  );
}
