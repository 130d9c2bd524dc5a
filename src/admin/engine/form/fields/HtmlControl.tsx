import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import { useEffect, useRef, type ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { textOf } from '../../../../lib/text/formattedText';
import { Button } from '../../../../ui/actions/Button';
import { SafeHtml } from '../../../../ui/display/SafeHtml';
import { TextArea } from '../../../../ui/fields/TextArea';
import { useChoice } from '../../../../ui/fields/useChoice';
import type { ControlProps } from '../openForm';
import { withFormat, type TextFormat } from './htmlText';

const FORMATS: readonly { format: TextFormat; label: string; icon: ReactElement; key?: string }[] = [
  { format: 'strong', label: 'Fett', icon: <Bold />, key: 'b' },
  { format: 'em', label: 'Kursiv', icon: <Italic />, key: 'i' },
  { format: 'list', label: 'Liste', icon: <List /> },
];

/** With a toolbar; below formatted text a preview as in the shop. */
export function HtmlControl<Values extends FieldValues>(props: ControlProps<Values>) {
  const { form, text, isReadOnly } = props;
  const { ref, name, value, onChange } = useChoice(form, props.name);
  const typed = String(value);
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<[start: number, end: number]>(undefined);
  useEffect(() => {
    if (selection.current === undefined) return;
    area.current?.focus();
    area.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  }, [typed]);

  const apply = (format: TextFormat) => {
    if (area.current === null) return;
    const { selectionStart, selectionEnd } = area.current;
    const next = withFormat({ text: typed, start: selectionStart, end: selectionEnd }, format);
    selection.current = [next.start, next.end];
    onChange(next.text);
  };
  return (
    <div>
      <TextArea
        {...text}
        ref={(element) => {
          area.current = element;
          ref(element);
        }}
        name={name}
        value={typed}
        rows={6}
        autoComplete="off"
        readOnly={isReadOnly}
        onChange={onChange}
        onKeyDown={(event) => {
          const shortcut = FORMATS.find(({ key }) => key === event.key);
          if (shortcut === undefined || isReadOnly || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          apply(shortcut.format);
        }}
      />
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-8 mt-8" role="group" aria-label={`${text.label} formatieren`}>
          {FORMATS.map(({ format, label, icon }) => (
            <Button key={format} size="small" icon={icon} onClick={() => apply(format)}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {textOf(typed) === typed.trim() ? null : (
        <div className="py-12 px-16 mt-8 wrap-anywhere border rounded-small">
          <p className="text-muted text-14">So zeigt es der Shop:</p>
          <SafeHtml html={typed} />
        </div>
      )}
    </div>
  );
}
