import Plus from 'lucide-react/icons/plus';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../ui/actions/Button';
import { useAnnounce } from '../../../../ui/display/Announcer';
import { FieldGroup } from '../../../../ui/fields/Field';
import { useChoice } from '../../../../ui/fields/useChoice';
import { useStyles } from '../../../../ui/styles';
import type { ControlProps } from '../openForm';
import { TextLine } from './TextLine';
import { useFocusLine } from './useFocusLine';
import css from './TextsControl.css?inline';

/** Buttons move and remove (WCAG 2.5.7), Enter adds, pasted lines become entries. */
export function TextsControl<Values extends FieldValues>(props: ControlProps<Values> & { addLabel: string }) {
  useStyles(css);
  const { form, text, addLabel } = props;
  const choice = useChoice(form, props.name);
  const announce = useAnnounce();
  const { list, focusLine } = useFocusLine<HTMLOListElement>();
  const given: unknown = choice.value;
  const lines = Array.isArray(given) ? given.map(String) : [];

  const replace = (at: number, count: number, texts: readonly string[], focusAt: number) => {
    choice.onChange(lines.toSpliced(at, count, ...texts));
    focusLine(focusAt);
  };
  const move = (from: number, to: number) => {
    choice.onChange(lines.toSpliced(from, 1).toSpliced(to, 0, lines[from] ?? ''));
    focusLine(to);
    announce(`Position ${to + 1} von ${lines.length}`);
  };

  return (
    <FieldGroup {...text}>
      <ol className="texts-control grid gap-8 pb-8" ref={list}>
        {lines.map((line, at) => (
          <TextLine
            key={at}
            label={`${text.label}, ${at + 1}`}
            name={at === 0 ? choice.name : undefined}
            value={line}
            onChange={(typed) => choice.onChange(lines.with(at, typed))}
            onEnter={() => replace(at + 1, 0, [''], at + 1)}
            onLines={(pasted) => replace(at, 1, line === '' ? pasted : [line, ...pasted], at)}
            onUp={at === 0 ? undefined : () => move(at, at - 1)}
            onDown={at === lines.length - 1 ? undefined : () => move(at, at + 1)}
            onMove={move}
            onRemove={() => replace(at, 1, [], Math.max(0, at - 1))}
          />
        ))}
      </ol>
      <Button
        size="small"
        icon={<Plus />}
        name={lines.length === 0 ? choice.name : undefined}
        onClick={() => replace(lines.length, 0, [''], lines.length)}
      >
        {addLabel}
      </Button>
    </FieldGroup>
  );
}
