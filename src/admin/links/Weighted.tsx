import { daysSince, waitText, waitWeight, type Weight } from '../../domain/dealer/waiting';
import { useNow } from '../../state/shopContext';
import { useStyles } from '../../ui/styles';
import css from './Weighted.css?inline';

export function Weighted({ text, weight }: { text: string; weight: Weight }) {
  useStyles(css);
  return (
    <span className="weighted" data-weight={weight}>
      {text}
    </span>
  );
}

/** 'wartet 27 Tage' */
export function Wait({ since }: { since: string | Date | undefined }) {
  const days = daysSince(since, useNow()());
  return <Weighted text={waitText(days)} weight={waitWeight(days)} />;
}
