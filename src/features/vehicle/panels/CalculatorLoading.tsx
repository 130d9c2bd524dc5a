import { Spinner } from '../../../ui/display/Spinner';
import { useStyles } from '../../../ui/styles';
import css from './CalculatorLoading.css?inline';

/** Shown until the first quote is loaded (storefront 2.4). */
export function CalculatorLoading({ text }: { text: string }) {
  useStyles(css);
  return (
    <p className="calculator-loading" role="status">
      <Spinner />
      {text}
    </p>
  );
}
