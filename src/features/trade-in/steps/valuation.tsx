import { checkTradeInCustomer } from '../../../domain/trade-in/rules';
import { personLabels } from '../../../domain/person/fields';
import { PersonField } from '../../../shared/person/PersonField';
import { usePersonPrefill } from '../../../state/account';
import { useTenant } from '../../../state/shopContext';
import { SignInLink } from '../../account/SignInLink';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { Notice } from '../../../ui/feedback/Notice';
import type { TradeInStep } from '../step';
import { StepForm, useStepForm } from '../StepForm';
import { useTradeIn } from '../tradeInContext';

export const valuation: TradeInStep = {
  slug: '4-wert-ermitteln',
  title: 'Wert ermitteln',
  heading: 'Wert ermitteln',
  intro: 'Wohin dürfen wir das Ergebnis mailen?',
  isComplete: ({ entries, isPhoneRequired }) => checkTradeInCustomer(entries, { isPhoneRequired }).errors === undefined,
  Form: Valuation,
};

const NAMES = ['email', 'firstName', 'lastName', 'phone'] as const;
const LABELS = personLabels(NAMES);

function Valuation() {
  const { view, wasCancelled } = useTradeIn();
  const { isPhoneRequired } = view;
  const { settings } = useTenant();
  const form = useStepForm((entries) => checkTradeInCustomer(entries, { isPhoneRequired }));
  usePersonPrefill(form);
  return (
    <>
      <StepForm
        form={form}
        labels={LABELS}
        note={
          <p className="trade-in-form__note">
            Die Bewertung dauert etwa drei Minuten und ist kostenlos und unverbindlich. Wir verwenden Ihre Angaben, um
            Ihr Fahrzeug zu bewerten und Ihnen das Ergebnis mitzuteilen.{' '}
            {settings.privacyDocumentUrl === undefined ? null : (
              <Link href={settings.privacyDocumentUrl} isExternal>
                Datenschutzerklärung
              </Link>
            )}
          </p>
        }
      >
        {wasCancelled ? <Notice>Die Berechnung wurde abgebrochen. Ihre Angaben sind noch da.</Notice> : null}
        <SignInLink />
        <div className="trade-in-form__pair trade-in-form__person">
          {NAMES.map((name) => (
            <PersonField key={name} form={form} name={name} isRequired={name !== 'phone' || isPhoneRequired} />
          ))}
        </div>
      </StepForm>
      <Review />
    </>
  );
}

function Review() {
  const { wizard, change } = useTradeIn();
  return (
    <section className="trade-in-review" aria-labelledby="trade-in-review">
      <h2 id="trade-in-review">Ihre Angaben</h2>
      {wizard.steps.map(({ slug, title, Summary }) =>
        Summary === undefined ? null : (
          <div key={slug}>
            <div className="trade-in-review__head">
              <h3>{title}</h3>
              <Button variant="quiet" size="small" aria-label={`${title} ändern`} onClick={() => change(slug)}>
                Ändern
              </Button>
            </div>
            <Summary />
          </div>
        ),
      )}
    </section>
  );
}
