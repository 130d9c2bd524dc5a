import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { withoutCache } from '../../../api/platform';
import { redeemTradeIn } from '../../../api/tradeIns';
import { WITHOUT_OFFER } from '../../../domain/trade-in/texts';
import { personLabels } from '../../../domain/person/fields';
import { email, requiredInput } from '../../../domain/person/rules';
import {
  isTradeInExpired,
  isTradeInSelectable,
  type TradeIn,
  type TradeInValidity,
} from '../../../domain/trade-in/tradeIn';
import { checkBy } from '../../../lib/check';
import { HttpError } from '../../../lib/http/errors';
import { PersonField } from '../../../shared/person/PersonField';
import { useVisitForm } from '../../../shared/unsaved/useVisitForm';
import { useKnownPerson } from '../../../state/knownPerson';
import { usePlatform, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { useValuedTradeIn } from '../../../state/valuedTradeIn';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { busyTextOf } from '../../../ui/feedback/busyText';
import { Notice } from '../../../ui/feedback/Notice';
import { TextInput } from '../../../ui/fields/TextInput';
import { useCheckedForm } from '../../../ui/fields/useCheckedForm';
import { useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';

const MESSAGE_MS = 3500;
const FORM_ID = 'load-trade-in';

const lookupSchema = z.object({ code: requiredInput(), email: email() });
type Lookup = z.output<typeof lookupSchema>;
const LABELS = { code: 'Code', ...personLabels(['email']) };

interface Outcome {
  text: string;
  tone: 'success' | 'info' | 'error';
  isPassing?: boolean;
}

export function LoadTradeInDialog({ onClose }: { onClose: () => void }) {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const { addTradeIn } = useCheckoutActions();
  const { tradeInValidity } = useCheckoutView();
  const [outcome, setOutcome] = useState<Outcome>();
  const valued = useValuedTradeIn();
  const person = useKnownPerson();
  const form = useCheckedForm<Lookup>({
    defaultValues: { code: '', email: valued.email ?? person.email ?? '' },
    check: checkBy(lookupSchema),
  });
  const { errors } = form.formState;

  const close = useEffectEvent(() => {
    setOutcome(undefined);
    onClose();
  });
  useEffect(() => {
    if (!outcome || outcome.isPassing) return;
    const timer = setTimeout(close, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const { isPending, status, submit } = useSubmission({
    send: ({ code, email: address }: Lookup, signal) => {
      const vehicleDealerId = settings.vehicleDealerId ?? adminId;
      const lookup = { code: code.trim(), email: address.trim() };
      // Kept, to be read again before sending.
      return redeemTradeIn(withoutCache(platform), { ...lookup, vehicleDealerId }, signal).then((tradeIn) => ({
        ...tradeIn,
        code: lookup.code,
        usedEmail: lookup.email,
      }));
    },
    onSuccess: (tradeIn) => setOutcome(outcomeOf(tradeIn, tradeInValidity, addTradeIn)),
    onError: (error) => setOutcome(failureOf(error)),
  });
  useVisitForm(form, 'load trade-in', status === 'success');
  const load = (lookup: Lookup) => (outcome && !outcome.isPassing ? undefined : submit(lookup));

  return (
    <Dialog
      title="Code einlösen"
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isBusy={isPending}>
            Einlösen
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="grid gap-16" {...form.formProps(load)}>
        <ErrorSummary form={form} labels={LABELS} />
        <TextInput
          {...form.register('code')}
          label={LABELS.code}
          autoComplete="off"
          hint="Den Code finden Sie in der E-Mail zu Ihrer Bewertung."
          error={errors.code?.message}
          isRequired
        />
        <PersonField form={form} name="email" />
        {outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}
      </form>
    </Dialog>
  );
}

function outcomeOf(
  tradeIn: TradeIn,
  validity: TradeInValidity,
  add: (tradeIn: TradeIn, isSelectable: boolean) => boolean,
): Outcome {
  if (tradeIn.redeemedAt !== undefined) return { text: 'Diese Inzahlungnahme wurde bereits eingelöst.', tone: 'error' };
  if (tradeIn.calculationResultType === undefined || tradeIn.calculationResultType === 'nonCalculable') {
    return { text: WITHOUT_OFFER.nonCalculable, tone: 'error' };
  }
  if (isTradeInExpired(tradeIn, validity)) {
    return { text: 'Dieses Angebot ist abgelaufen. Bitte lassen Sie Ihr Fahrzeug neu bewerten.', tone: 'error' };
  }
  return add(tradeIn, isTradeInSelectable(tradeIn, validity))
    ? { text: 'Erfolgreich geladen', tone: 'success' }
    : { text: 'Bereits geladen', tone: 'info' };
}

/** An unknown code is an invalid entry, a failed request none. */
function failureOf(error: unknown): Outcome {
  const isUnknown = error instanceof HttpError && (error.failure === 'not-found' || error.failure === 'rejected');
  const busy = busyTextOf(error);
  const text = busy ?? (isUnknown ? 'Ungütlige Eingabe' : 'Es ist etwas schief gelaufen');
  return { text, tone: 'error', isPassing: busy !== undefined };
}
