import { useStyles } from '../styles';
import css from './LoadingText.css?inline';
import { Spinner } from './Spinner';

/** Says what is loaded where content will stand. */
export function LoadingText({ text }: { text: string }) {
  useStyles(css, 'ui');
  return (
    <p className="loading-text" role="status">
      <Spinner />
      {text}
    </p>
  );
}
