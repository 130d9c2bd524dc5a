import { Button } from '../../ui/actions/Button';

interface FormSheetFootProps {
  formId: string;
  /** Of the button that goes on with the next entry; without it there is none. */
  seriesLabel: string | undefined;
  /** What is being saved for. */
  pending: 'close' | 'next' | undefined;
  /** Stops what is being saved, or closes the sheet. */
  onCancel: () => void;
  /** Before the form is submitted. */
  onSubmit: (opensNext: boolean) => void;
}

/** Buttons of a form in a sheet. */
export function FormSheetFoot({ formId, seriesLabel, pending, onCancel, onSubmit }: FormSheetFootProps) {
  return (
    <>
      <Button onClick={onCancel}>Abbrechen</Button>
      {seriesLabel === undefined ? null : (
        <Button
          className="entry-sheet__next"
          type="submit"
          form={formId}
          isBusy={pending === 'next'}
          onClick={() => onSubmit(true)}
        >
          {seriesLabel}
        </Button>
      )}
      <Button
        variant="primary"
        type="submit"
        form={formId}
        isBusy={pending === 'close'}
        onClick={() => onSubmit(false)}
      >
        Speichern
      </Button>
    </>
  );
}
