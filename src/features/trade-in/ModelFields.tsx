import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ofManufacturer, ofModel } from '../../domain/trade-in/changes';
import { VERSION_NAMES } from '../../domain/trade-in/facts';
import { WRONG_REGISTRATION } from '../../domain/trade-in/rules';
import {
  completedVersion,
  VERSION_FIELDS,
  versionChoices,
  versionLabels,
  type VehicleInfo,
} from '../../domain/trade-in/vehicleInfo';
import { useQueryFailure } from '../../state/queries/useQueryFailure';
import { Button } from '../../ui/actions/Button';
import { FactList } from '../../ui/display/FactList';
import { busyTextOf } from '../../ui/feedback/busyText';
import { Notice } from '../../ui/feedback/Notice';
import { EntrySelect } from './EntrySelect';
import { useTradeInManufacturers } from './queries';
import type { TradeInForm } from './StepForm';
import { useTradeIn } from './tradeInContext';

export function ModelFields({ form }: { form: TradeInForm }) {
  const manufacturers = useTradeInManufacturers();
  const failure = useQueryFailure(manufacturers);
  const { entries } = useTradeIn().view;
  const list = manufacturers.data ?? [];
  const models = list.find(({ id }) => id === entries.manufacturerId)?.models ?? [];
  if (failure || manufacturers.data?.length === 0) {
    const { isFetching, refetch } = manufacturers;
    return (
      <Failure
        error={failure?.error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        text="Die Hersteller konnten nicht geladen werden. Sie können Ihr Fahrzeug auch mit der Fahrzeug-Identifizierungsnummer bewerten lassen."
      />
    );
  }
  const choices = (named: readonly { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="trade-in-form__row" aria-busy={manufacturers.isPending || undefined}>
      <EntrySelect
        form={form}
        name="manufacturerId"
        changes={(chosen) => ofManufacturer(list.find(({ id }) => id === chosen))}
        label="Hersteller"
        placeholder={manufacturers.isPending ? 'Hersteller werden geladen …' : 'Bitte wählen'}
        disabled={manufacturers.isPending}
        options={choices(list)}
      />
      <EntrySelect
        form={form}
        name="modelId"
        changes={(chosen) => ofModel(models.find(({ id }) => id === chosen))}
        label="Modell"
        disabled={models.length === 0}
        options={choices(models)}
      />
    </div>
  );
}

interface VersionFieldsProps {
  form: TradeInForm;
  info: UseQueryResult<VehicleInfo[]>;
}

/** Each after the choice before it; a single option is chosen, and only told. */
export function VersionFields({ form, info }: VersionFieldsProps) {
  const { entries } = useTradeIn().view;
  const failure = useQueryFailure(info);
  const infos = info.data;
  // An empty list keeps the choices: the registration may be the wrong entry.
  const selectVersion = useEffectEvent((versions: readonly VehicleInfo[]) => {
    const values = form.getValues();
    const selected = completedVersion(versions, values);
    const isNew = [...VERSION_FIELDS, 'features' as const].some(
      (name) => String(selected[name]) !== String(values[name]),
    );
    if (isNew) form.setValues(selected);
  });
  useEffect(() => {
    if (infos?.length) selectVersion(infos);
  }, [infos]);

  if (failure) {
    return <Failure {...failure} text="Die Ausführungen Ihres Modells konnten nicht geladen werden." />;
  }
  if (infos?.length === 0) {
    return (
      <Notice tone="error" title={WRONG_REGISTRATION}>
        Bitte prüfen Sie Monat und Jahr im Fahrzeugschein, oder nutzen Sie die Fahrzeug-Identifizierungsnummer.
      </Notice>
    );
  }
  const choices = VERSION_FIELDS.map((field) => ({ field, values: versionChoices(infos ?? [], entries, field) }));
  const open = choices.filter(({ field, values }) => values.length > 1 || (info.isLoading && field === 'fuel'));
  const onlyChoices = choices.filter(({ values }) => values.length === 1);
  return (
    <>
      <div className="trade-in-form__row" aria-busy={info.isLoading || undefined}>
        {open.map(({ field, values }) => (
          <EntrySelect
            key={field}
            form={form}
            name={field}
            changes={(chosen) => completedVersion(infos ?? [], { ...entries, [field]: chosen })}
            label={VERSION_NAMES[field]}
            placeholder={info.isLoading ? 'Wird geladen …' : 'Bitte wählen'}
            disabled={info.isLoading}
            options={values.map((value) => ({ value, label: versionLabels[field](value) }))}
          />
        ))}
      </div>
      {onlyChoices.length > 0 ? (
        <FactList
          facts={onlyChoices.map(({ field, values: [value = ''] }) => ({
            label: VERSION_NAMES[field],
            value: versionLabels[field](value),
          }))}
        />
      ) : null}
    </>
  );
}

interface FailureProps {
  text: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failure({ text, error, isRetrying, onRetry }: FailureProps) {
  return (
    <Notice tone="error">
      <p>{[text, busyTextOf(error)].filter(Boolean).join(' ')}</p>
      <Button isBusy={isRetrying} onClick={onRetry}>
        Erneut versuchen
      </Button>
    </Notice>
  );
}
