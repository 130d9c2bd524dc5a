import Plus from 'lucide-react/icons/plus';
import type { MakeRow } from '../../../../domain/dealer/forms/legalSettings';
import { Button } from '../../../../ui/actions/Button';
import { FieldGroup } from '../../../../ui/fields/Field';
import { TextInput } from '../../../../ui/fields/TextInput';
import { UploadBox } from '../../../../ui/fields/UploadBox';
import { useChoice } from '../../../../ui/fields/useChoice';
import { compareGerman } from '../../../../lib/text/foldedText';
import { completeUrl } from '../../../../lib/webAddress';
import { useStock } from '../../../stock';
import type { ControlProps } from '../../../engine/form/openForm';
import { FilePreview } from '../../../engine/form/fields/FilePreview';
import { useFocusLine } from '../../../engine/form/fields/useFocusLine';
import type { SettingsValues } from '../settingsFields';

const EMPTY: MakeRow = { manufacturer: '', garanYears: '', garanLabel: {}, dataInfoUrl: '', updatesText: '' };

const NAMED = 3;

const FIELDS = [
  { name: 'manufacturer', label: 'Marke' },
  { name: 'garanYears', label: 'GARAN-Kennzeichnung, Jahre', hint: 'Mehr als 2. Leer: keine Kennzeichnung.' },
  { name: 'dataInfoUrl', label: 'Seite über die Fahrzeugdaten', normalise: completeUrl },
  {
    name: 'updatesText',
    label: 'Software-Aktualisierungen',
    hint: 'Zum Beispiel „mindestens 10 Jahre ab Erstzulassung“.',
  },
] as const;

export function LegalMakesControl({ form, text, isReadOnly }: ControlProps<SettingsValues>) {
  const stock = useStock(!isReadOnly) ?? [];
  const { name, value: rows, onChange } = useChoice(form, 'legalMakes');
  const { list, focusLine } = useFocusLine<HTMLDivElement>();
  const absent = [...new Set(stock.flatMap(({ manufacturer }) => manufacturer ?? []))]
    .filter((make) => !rows.some(({ manufacturer }) => manufacturer.trim().toLowerCase() === make.toLowerCase()))
    .sort(compareGerman);
  const change = (at: number, part: Partial<MakeRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <FieldGroup {...text}>
      <div className="grid gap-16 pb-12" ref={list}>
        {rows.map((row, at) => (
          <section
            key={at}
            className="grid gap-12 p-16 border rounded-card"
            aria-label={row.manufacturer || `Marke ${at + 1}`}
          >
            {FIELDS.map((field) => (
              <TextInput
                key={field.name}
                label={field.label}
                hint={'hint' in field ? field.hint : undefined}
                name={at === 0 && field.name === 'manufacturer' ? name : undefined}
                value={row[field.name]}
                autoComplete="off"
                readOnly={isReadOnly}
                onChange={({ currentTarget }) => change(at, { [field.name]: currentTarget.value })}
                onBlur={({ currentTarget: { value } }) => {
                  const whole = 'normalise' in field ? field.normalise(value) : value;
                  if (whole !== value) change(at, { [field.name]: whole });
                }}
              />
            ))}
            {(row.garanLabel.file ?? row.garanLabel.url) ? <FilePreview entry={row.garanLabel} kind="graphic" /> : null}
            {isReadOnly ? null : (
              <>
                <UploadBox
                  label="Grafik der Kennzeichnung"
                  kind="graphic"
                  onFiles={([file]) => change(at, { garanLabel: { file } })}
                />
                <Button
                  size="small"
                  onClick={() => {
                    onChange(rows.toSpliced(at, 1));
                    focusLine(Math.max(0, at - 1));
                  }}
                >
                  {`${row.manufacturer || 'Marke'} entfernen`}
                </Button>
              </>
            )}
          </section>
        ))}
      </div>
      {isReadOnly ? null : (
        <Button
          size="small"
          icon={<Plus />}
          name={rows.length === 0 ? name : undefined}
          onClick={() => {
            onChange([...rows, EMPTY]);
            focusLine(rows.length);
          }}
        >
          Marke hinzufügen
        </Button>
      )}
      {isReadOnly || absent.length === 0 ? null : (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onChange([...rows, ...absent.map((manufacturer) => ({ ...EMPTY, manufacturer }))]);
            focusLine(rows.length);
          }}
        >
          {`Aus Ihrem Bestand: ${absent.slice(0, NAMED).join(', ')}${absent.length > NAMED ? ` und ${absent.length - NAMED} weitere` : ''}`}
        </Button>
      )}
    </FieldGroup>
  );
}
