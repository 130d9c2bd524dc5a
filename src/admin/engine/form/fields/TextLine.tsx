import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../../ui/actions/IconButton';
import { DragHandle } from './DragHandle';
import { TextArea } from '../../../../ui/fields/TextArea';

interface TextLineProps {
  label: string;
  name: string | undefined;
  value: string;
  onChange: (typed: string) => void;
  onEnter: () => void;
  onLines: (lines: readonly string[]) => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** Dragged; indexes of the list. */
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** Its buttons keep the focus at both ends. A phone has room for one arrow. */
export function TextLine({
  label,
  name,
  value,
  onChange,
  onEnter,
  onLines,
  onUp,
  onDown,
  onMove,
  onRemove,
}: TextLineProps) {
  return (
    <li className="texts-control__line flex items-center">
      <TextArea
        label={label}
        isLabelHidden
        rows={1}
        name={name}
        value={value}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('\n', ' '))}
        onPaste={(event) => {
          const pasted = event.clipboardData
            .getData('text')
            .split(/\r?\n/)
            .filter((line) => line.trim() !== '');
          if (pasted.length < 2) return;
          event.preventDefault();
          onLines(pasted);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <DragHandle onMove={onMove} />
      <IconButton
        label={`${label}: nach oben`}
        icon={<ArrowUp />}
        aria-disabled={onUp === undefined || undefined}
        onClick={onUp}
      />
      <IconButton
        className="below-phone:hidden"
        label={`${label}: nach unten`}
        icon={<ArrowDown />}
        aria-disabled={onDown === undefined || undefined}
        onClick={onDown}
      />
      <IconButton label={`${label}: entfernen`} icon={<X />} onClick={onRemove} />
    </li>
  );
}
