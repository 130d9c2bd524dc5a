import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { IconButton } from '../../../../ui/actions/IconButton';
import { useAnnounce } from '../../../../ui/display/Announcer';
import { UploadBox } from '../../../../ui/fields/UploadBox';
import type { FileChoice } from '../../../../domain/dealer/rules';
import { useChoice } from '../../../../ui/fields/useChoice';
import { useStyles } from '../../../../ui/styles';
import type { ControlProps } from '../openForm';
import css from './FileControl.css?inline';
import { DragHandle } from './DragHandle';
import { FRAME_EDGES, SHOWN_CROPPED, fileEntryOf, fileHint, FilePreview, type FileOptions } from './FilePreview';

/** Ordered by buttons. Nothing is uploaded before 'Speichern'. */
export function FilesControl<Values extends FieldValues>(props: ControlProps<Values> & FileOptions) {
  useStyles(css);
  const { form, text, upload, frame, isReadOnly } = props;
  const choice = useChoice(form, props.name);
  const announce = useAnnounce();
  const given: unknown = choice.value;
  const entries = Array.isArray(given) ? given.map(fileEntryOf) : [];
  const list = useRef<HTMLOListElement>(null);
  /** By file and button; a new object per request. */
  const [focused, setFocused] = useState<{ at: number; button: number }>();
  const takeFocus = useEffectEvent(({ at, button }: { at: number; button: number }) => {
    const file = list.current?.querySelectorAll('li').item(Math.min(at, entries.length - 1));
    const target = file?.querySelectorAll('button').item(button);
    if (target) target.focus();
    else form.setFocus(props.name);
  });
  useEffect(() => {
    if (focused !== undefined) takeFocus(focused);
  }, [focused]);
  const move = (from: number, to: number) => {
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    choice.onChange(next);
    setFocused({ at: to, button: to < from ? 0 : 1 });
    announce(`Position ${to + 1} von ${entries.length}`);
  };
  /** At the last change: accepted and refused files of one choice come one after the other. */
  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
  });
  const add = (added: readonly FileChoice[]) => {
    latest.current = [...latest.current, ...added];
    choice.onChange(latest.current);
  };
  const hint = fileHint(props);
  return (
    <div className="grid gap-12">
      {isReadOnly ? null : (
        <UploadBox
          {...text}
          kind={upload}
          name={choice.name}
          hint={hint}
          edge={frame && FRAME_EDGES[frame]}
          isMultiple
          onFiles={(files) => add(files.map((file) => ({ file })))}
          onRefused={(refused) => add(refused.map(({ file, problem }) => ({ file, refused: problem })))}
        />
      )}
      {entries.length === 0 ? null : (
        <ol className="flex flex-wrap gap-12" ref={list} aria-label={text.label}>
          {entries.map((entry, at) => (
            <li key={`${entry.url ?? entry.file?.name ?? ''} ${at}`} className="grid justify-items-start">
              <FilePreview entry={entry} kind={upload} frame={frame} />
              {entry.refused === undefined ? null : <p className="text-error text-14">{entry.refused}</p>}
              {isReadOnly ? null : (
                <span className="flex">
                  <DragHandle onMove={move} />
                  <IconButton
                    label={`Datei ${at + 1} nach vorn`}
                    icon={<ArrowLeft />}
                    aria-disabled={at === 0 || undefined}
                    onClick={() => at > 0 && move(at, at - 1)}
                  />
                  <IconButton
                    label={`Datei ${at + 1} nach hinten`}
                    icon={<ArrowRight />}
                    aria-disabled={at === entries.length - 1 || undefined}
                    onClick={() => at < entries.length - 1 && move(at, at + 1)}
                  />
                  <IconButton
                    label={`Datei ${at + 1} entfernen`}
                    icon={<X />}
                    onClick={() => {
                      choice.onChange(entries.filter((_, index) => index !== at));
                      setFocused({ at, button: 2 });
                    }}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {entries.length > 0 && frame ? <p className="pt-4 text-muted text-12">{SHOWN_CROPPED}</p> : null}
    </div>
  );
}
