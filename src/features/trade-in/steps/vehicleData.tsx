import { detectBy, registeredIn } from '../../../domain/trade-in/changes';
import { VERSION_NAMES, vehicleSummary } from '../../../domain/trade-in/facts';
import { DETECTIONS, type Detection } from '../../../domain/trade-in/entries';
import { checkVehicle, isMileageUnlocked, REGISTRATION_YEARS } from '../../../domain/trade-in/rules';
import { MONTHS } from '../../../lib/dates/calendarMonth';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { range } from '../../../lib/range';
import { FactList } from '../../../ui/display/FactList';
import { FieldGroup } from '../../../ui/fields/Field';
import { Pills } from '../../../ui/fields/Pills';
import { NumberInput, TextInput } from '../../../ui/fields/TextInput';
import { useChoice } from '../../../ui/fields/useChoice';
import { EntrySelect } from '../EntrySelect';
import { ModelFields, VersionFields } from '../ModelFields';
import { useVehicleInfo } from '../queries';
import type { TradeInStep } from '../step';
import { StepForm, useStepForm, type TradeInForm } from '../StepForm';
import { useTradeIn } from '../tradeInContext';

export const vehicleData: TradeInStep = {
  slug: '1-fahrzeugdaten',
  title: 'Fahrzeugdaten',
  heading: 'Welches Fahrzeug möchten Sie in Zahlung geben?',
  intro: 'Den Wert schicken wir Ihnen per E-Mail, kostenlos und unverbindlich.',
  isComplete: (view) => checkVehicle(view.entries, view).errors === undefined,
  Form: VehicleData,
  Summary: () => <FactList facts={vehicleSummary(useTradeIn().view.entries)} />,
};

const LABELS = {
  vin: 'Fahrzeug-Identifizierungsnummer (FIN)',
  manufacturerId: 'Hersteller',
  modelId: 'Modell',
  registrationMonth: 'Erstzulassung, Monat',
  registrationYear: 'Erstzulassung, Jahr',
  ...VERSION_NAMES,
  mileage: 'Kilometerstand',
} as const;

const DETECTION_TEXTS = { byModel: 'Modell wählen', byVin: 'FIN eingeben' } as const satisfies Record<
  Detection,
  string
>;

function VehicleData() {
  const { view } = useTradeIn();
  const { entries, now } = view;
  const info = useVehicleInfo(entries);
  const form = useStepForm((typed) => checkVehicle(typed, { now, infos: info.data }));
  const { register, formState } = form;
  const { errors } = formState;
  const choice = useChoice(form, 'detection');
  const detection = choice.value;
  return (
    <StepForm form={form} labels={LABELS}>
      <Pills
        {...choice}
        label="Fahrzeug finden"
        isLabelHidden
        options={DETECTIONS.map((value) => ({ value, label: DETECTION_TEXTS[value] }))}
        onChange={(chosen) => {
          if (chosen !== detection) form.setValues(detectBy(chosen));
        }}
      />
      {detection === 'byVin' ? (
        <TextInput
          {...register('vin')}
          label={LABELS.vin}
          hint="Am genauesten: 17 Zeichen, im Fahrzeugschein Feld E"
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
      {detection === 'byModel' ? <VersionFields form={form} info={info} /> : null}
      {isMileageUnlocked(entries) ? (
        <NumberInput
          {...register('mileage')}
          label={LABELS.mileage}
          suffix="km"
          error={errors.mileage?.message}
          isRequired
        />
      ) : null}
    </StepForm>
  );
}

const MONTH_OPTIONS = MONTHS.map((name, index) => ({ value: String(index + 1), label: `${index + 1} · ${name}` }));

function Registration({ form, now }: { form: TradeInForm; now: Date }) {
  const thisYear = Number(dayInGermany(now).slice(0, 4));
  const { error } = form.getFieldState('registrationYear', form.formState);
  return (
    <FieldGroup label="Erstzulassung (Fahrzeugschein, Feld B)">
      <div
        className="trade-in-form__pair"
        onChange={() => {
          // Their error is at the year: a new month revalidates it.
          if (error) void form.trigger('registrationYear');
        }}
      >
        <EntrySelect
          form={form}
          name="registrationMonth"
          changes={(registrationMonth) => registeredIn({ registrationMonth })}
          label="Monat"
          placeholder="wählen"
          options={MONTH_OPTIONS}
        />
        <EntrySelect
          form={form}
          name="registrationYear"
          changes={(registrationYear) => registeredIn({ registrationYear })}
          label="Jahr"
          placeholder="wählen"
          options={range(REGISTRATION_YEARS, (index) => String(thisYear - index)).map((year) => ({
            value: year,
            label: year,
          }))}
        />
      </div>
    </FieldGroup>
  );
}
