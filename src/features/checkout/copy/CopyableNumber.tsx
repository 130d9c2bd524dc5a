import { CopyButton } from './CopyButton';

/** Reference number with a button to copy it. */
export function CopyableNumber({ label, value }: { label: string; value: string }) {
  return (
    <p className="checkout__number">
      <span>
        <span>{`${label}: `}</span>
        <strong>{value}</strong>
      </span>
      <CopyButton label={label} value={value} />
    </p>
  );
}
