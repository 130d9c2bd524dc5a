import { detectBy, registeredIn } from '../../../domain/trade-in/changes';
import { VERSION_NAMES, vehicleFacts } from '../../../domain/trade-in/facts';
import {
  checkVehicle,
  DETECTIONS,
  isMileageUnlocked,
  REGISTRATION_YEARS,
  type Detection,
} from '../../../domain/trade-in/rules';
import { dayInGermany } from '../../../lib/germanClock';
import { once } from '../../../lib/once';
import { range } from '../../../lib/range';
import { FactList } from '../../../ui/display/FactList';
import { FieldGroup } from '../../../ui/fields/Field';
import { OptionCards } from '../../../ui/fields/OptionCards';
import { NumberInput, TextInput } from '../../../ui/fields/TextInput';
import { useChoice } from '../../../ui/fields/useChoice';
import { EntrySelect } from '../EntrySelect';
import { ModelFields, VersionFields } from '../ModelFields';
import { useVehicleInfo } from '../queries';
import type { TradeInStep } from '../step';
import { StepForm, useStepForm, type TradeInForm } from '../StepForm';
import { useTradeIn } from '../tradeInContext';

/** First step: identification of the vehicle (rules/trade-in: first step). */
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

const DETECTION_TEXTS = {
  byVin: {
    title: 'Mit der Fahrzeug-Identifizierungsnummer',
    description: 'Am genauesten: 17 Zeichen, im Fahrzeugschein Feld E',
  },
  byModel: { title: 'Mit Hersteller und Modell', description: 'Ausstattung und Motor wählen Sie selbst aus' },
} as const satisfies Record<Detection, object>;

function VehicleData() {
  const { view } = useTradeIn();
  const { entries, now } = view;
  const info = useVehicleInfo(entries);
  const form = useStepForm((typed) => checkVehicle(typed, { now, infos: info.data }));
  const { register, formState } = form;
  const { errors } = formState;
  const choice = useChoice(form, 'detection');
  const detection = DETECTIONS.find((known) => known === choice.value);
  const mileage = (
    <NumberInput
      {...register('mileage')}
      label={LABELS.mileage}
      suffix="km"
      disabled={!isMileageUnlocked(entries)}
      error={errors.mileage?.message}
      isRequired
    />
  );

  return (
    <StepForm form={form} labels={LABELS}>
      <OptionCards
        {...choice}
        label={LABELS.detection}
        layout="grid"
        options={DETECTIONS.map((value) => ({ value, ...DETECTION_TEXTS[value] }))}
        value={detection}
        onChange={(chosen) => {
          if (chosen !== detection) form.setValues(detectBy(chosen));
        }}
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
          <Registration form={form} now={now} />
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

const months = once(() => {
  const name = new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' });
  return range(12, (index) => {
    const month = index + 1;
    return { value: String(month), label: `${month} · ${name.format(Date.UTC(2000, index))}` };
  });
});

/** Month and year of the first registration (rules/trade-in: year picker). */
function Registration({ form, now }: { form: TradeInForm; now: Date }) {
  const thisYear = Number(dayInGermany(now).slice(0, 4));
  const { error } = form.getFieldState('registrationYear', form.formState);
  return (
    <FieldGroup label="Erstzulassung" hint="Im Fahrzeugschein Feld B">
      <div
        className="trade-in-form__row"
        onChange={() => {
          // The error of both is shown at the year: a new month revalidates it.
          if (error) void form.trigger('registrationYear');
        }}
      >
        <EntrySelect
          form={form}
          name="registrationMonth"
          changes={(registrationMonth) => registeredIn({ registrationMonth })}
          label="Monat"
          options={months()}
        />
        <EntrySelect
          form={form}
          name="registrationYear"
          changes={(registrationYear) => registeredIn({ registrationYear })}
          label="Jahr"
          options={range(REGISTRATION_YEARS, (index) => String(thisYear - index)).map((year) => ({
            value: year,
            label: year,
          }))}
        />
      </div>
    </FieldGroup>
  );
}
