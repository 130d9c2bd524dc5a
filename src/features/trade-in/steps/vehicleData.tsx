import { detectBy, registeredIn } from '../../../domain/trade-in/changes';
import { VERSION_NAMES, vehicleFacts } from '../../../domain/trade-in/facts';
import {
  checkVehicle,
  DETECTIONS,
  isMileageUnlocked,
  REGISTRATION_YEARS,
  type Detection,
} from '../../../domain/trade-in/rules';
import { dayInGermany } from '../../../lib/calendarDay';
import { lazy } from '../../../lib/lazy';
import { times } from '../../../lib/times';
import { FactList } from '../../../ui/display/FactList';
import { FieldGroup } from '../../../ui/fields/Field';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { Select } from '../../../ui/fields/Select';
import { NumberInput, TextInput } from '../../../ui/fields/TextInput';
import { ModelFields, VersionFields } from '../ModelFields';
import { useVehicleInfo } from '../queries';
import type { TradeInStep } from '../step';
import { choose, StepForm, useStepForm, type TradeInForm } from '../StepForm';
import { useTradeIn } from '../tradeInContext';

/** First step: which vehicle it is (checkout 5). */
export const vehicleData: TradeInStep = {
  slug: '1-fahrzeugdaten',
  title: 'Fahrzeugdaten',
  heading: 'Welches Fahrzeug möchten Sie in Zahlung geben?',
  intro: 'Halten Sie am besten Ihren Fahrzeugschein bereit.',
  isComplete: (view) => checkVehicle(view.entries, view).errors === undefined,
  Form: VehicleData,
  Summary: () => <FactList facts={vehicleFacts(useTradeIn().view.entries)} />,
};

const LABELS = {
  detection: 'Fahrzeug finden',
  vin: 'Fahrzeug-Identifizierungsnummer',
  manufacturerId: 'Hersteller',
  modelId: 'Modell',
  registrationMonth: 'Erstzulassung, Monat',
  registrationYear: 'Erstzulassung, Jahr',
  ...VERSION_NAMES,
  mileage: 'Kilometerstand',
} as const;

const WAYS = {
  byVin: {
    title: 'Mit der Fahrzeug-Identifizierungsnummer',
    description: 'Am genauesten: 17 Zeichen, im Fahrzeugschein Feld E',
  },
  byModel: { title: 'Mit Hersteller und Modell', description: 'Ausstattung und Motor wählen Sie selbst aus' },
} as const satisfies Record<Detection, object>;

function VehicleData() {
  const { view } = useTradeIn();
  const info = useVehicleInfo(view.entries);
  const form = useStepForm((entries) => checkVehicle(entries, { now: view.now, infos: info.data }));
  const { register, values, formState } = form;
  const { errors } = formState;
  const detection = DETECTIONS.find((way) => way === values.detection);
  const { ref, onBlur } = register('detection');
  const mileage = (
    <NumberInput
      {...register('mileage')}
      label={LABELS.mileage}
      suffix="km"
      disabled={!isMileageUnlocked(values)}
      error={errors.mileage?.message}
      isRequired
    />
  );

  return (
    <StepForm form={form} labels={LABELS}>
      <OptionCards
        label={LABELS.detection}
        layout="grid"
        name="detection"
        ref={ref}
        onBlur={onBlur}
        options={DETECTIONS.map((value) => ({ value, ...WAYS[value] }))}
        value={detection}
        onChange={(way) => {
          if (way !== detection) choose(form, 'detection', detectBy(way));
        }}
        error={errors.detection?.message}
        isRequired
      />
      {detection === undefined ? null : (
        <div className="trade-in-form__part">
          {detection === 'byVin' ? (
            <TextInput
              {...register('vin')}
              label={LABELS.vin}
              hint="17 Zeichen, im Fahrzeugschein Feld E"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              error={errors.vin?.message}
              isRequired
            />
          ) : (
            <ModelFields form={form} />
          )}
          <Registration form={form} now={view.now} />
          {detection === 'byModel' ? (
            <VersionFields form={form} info={info}>
              {mileage}
            </VersionFields>
          ) : (
            mileage
          )}
        </div>
      )}
    </StepForm>
  );
}

const months = lazy(() => {
  const name = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' });
  return times(12, (index) => {
    const month = index + 1;
    return { value: String(month), label: `${month} · ${name.format(Date.UTC(2000, index))}` };
  });
});

/** Months 1 to 12, this year and the 79 before it (checkout 2). */
function Registration({ form, now }: { form: TradeInForm; now: Date }) {
  const { register, formState, trigger, setValues } = form;
  const thisYear = Number(dayInGermany(now).slice(0, 4));
  const enter = (change: Parameters<typeof registeredIn>[0]) => {
    setValues(registeredIn(change));
    // Either of the two may mend what was wrong with both.
    for (const name of ['registrationMonth', 'registrationYear'] as const) {
      if (formState.errors[name]) trigger(name);
    }
  };
  return (
    <FieldGroup label="Erstzulassung" hint="Im Fahrzeugschein Feld B">
      <div className="trade-in-form__row">
        <Select
          {...register('registrationMonth')}
          onChange={({ target }) => enter({ registrationMonth: target.value })}
          label="Monat"
          placeholder="Bitte wählen"
          options={months()}
          error={formState.errors.registrationMonth?.message}
          isRequired
        />
        <Select
          {...register('registrationYear')}
          onChange={({ target }) => enter({ registrationYear: target.value })}
          label="Jahr"
          placeholder="Bitte wählen"
          options={times(REGISTRATION_YEARS, (index) => String(thisYear - index)).map((year) => ({
            value: year,
            label: year,
          }))}
          error={formState.errors.registrationYear?.message}
          isRequired
        />
      </div>
    </FieldGroup>
  );
}
