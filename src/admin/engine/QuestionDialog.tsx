import { useState, type ReactNode } from 'react';
import { TextInput } from '../../ui/fields/TextInput';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';

export interface Question {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  isDestructive?: boolean;
  /** What agreement loses: 'Beschreibung', 'Delle → Lackbericht'. */
  replaced?: { label: string; text: string };
  typed?: { label: string; word: string } | undefined;
}

interface QuestionDialogProps {
  question: Question;
  cancelLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The safe button has the focus. */
export function QuestionDialog({ question, cancelLabel, isBusy, onConfirm, onCancel }: QuestionDialogProps) {
  const { title, text, confirmLabel, isDestructive, typed } = question;
  const [word, setWord] = useState('');
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      isDestructive={isDestructive}
      isBusy={isBusy}
      focusesCancel
      isConfirmDisabled={typed !== undefined && word.trim() !== typed.word}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className="question">
        {typeof text === 'string' ? text.split('\n').map((line) => <p key={line}>{line}</p>) : text}
        {typed === undefined ? null : (
          <TextInput
            label={typed.label}
            autoComplete="off"
            value={word}
            onChange={({ currentTarget }) => setWord(currentTarget.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
