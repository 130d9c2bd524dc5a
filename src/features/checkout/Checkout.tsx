import { Suspense, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hrefOf } from '../../domain/addresses';
import { LEAVE_PARAMETER, RETURN_PARAMETER } from '../../domain/queryParameters';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import { isReserved } from '../../domain/vehicle/reservation';
import { phaseOf, type CheckoutStepName } from '../../domain/order/checkoutStep';
import { isOpenState } from '../../domain/order/orderState';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useEmit, useNow } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { CheckoutContext, chooseStandard } from './runner/checkoutContext';
import { CheckoutFrame } from './CheckoutFrame';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { checkoutViewOf, type CheckoutFacts, type CheckoutView } from './runner/checkoutView';
import { LeaveDialog } from './leave/LeaveDialog';
import { CheckoutNotices } from './notices/CheckoutNotices';
import { useHolidays, useOffer } from './queries';
import { ReservedVehicle } from './after/ReservedVehicle';
import { useOrderRate } from './runner/useOrderRate';
import { orderEventOf } from './runner/orderEvent';
import { redirectOf, stepsFor } from './phases';
import type { CheckoutStep } from './runner/step';
import { stepsOf } from './steps';
import { OrderSuccess } from './after/OrderSuccess';
import { StrandedPayment } from './after/StrandedPayment';
import { ChangeSentDialog } from './leave/ChangeSentDialog';
import { useNotStoredGuard } from './notices/NotStoredNotice';
import { useLeaveGuard } from './runner/useLeaveGuard';
import { useNewestTenant } from './sending/useOrderBasis';
import { useOrderPorts } from './sending/useOrderPorts';
import { useOrderStore } from './runner/useOrderStore';
import { usePresets } from './runner/usePresets';

const Payment = lazyWithRetry(() => import('./paypal/Payment').then((module) => module.Payment));

const SUMMARY: CheckoutStepName = '9-summary';
const BACK_TO_SUMMARY = `?${RETURN_PARAMETER}=${SUMMARY}`;

interface CheckoutProps {
  vehicle: Vehicle;
  addressId: string;
  slug: string;
}

/** rules/checkout: step order */
export function Checkout({ vehicle, addressId, slug }: CheckoutProps) {
  const tenant = useNewestTenant();
  const navigate = useNavigate();
  const { search } = useLocation();
  const clock = useNow();
  const store = useOrderStore(vehicle, clock);
  const draft = useStore(store, (state) => state.draft);
  const { order: stage, payment: fee } = draft.state;
  // Anew at each stage of the order: choices expire at the end of a day.
  const now = useCurrentTime(clock, `${slug} ${stage.stage}`);
  const isConfirmed = useStore(store, (state) => state.isConfirmed);
  const placed = isConfirmed && stage.stage === 'placed' ? stage.confirmation : undefined;
  const paymentWindow = useStore(store, (state) => state.paymentWindow);
  const pendingChange = useStore(store, (state) => state.pendingChange);
  const messages = useStore(store, (state) => state.messages);
  const offer = useOffer(vehicle);
  const { catalogue, navigatorProducts, hasAccessoriesNavigator } = offer;
  const holidays = useHolidays(vehicle, catalogue, now);
  const isReady = usePresets(store, offer.isPending ? undefined : catalogue);

  const facts: CheckoutFacts = {
    tenant,
    vehicle,
    catalogue,
    navigatorProducts,
    hasAccessoriesNavigator,
    holidays,
    now,
  };
  const view = checkoutViewOf(draft, facts);
  const rate = useOrderRate(store, view);
  const sending = useOrderPorts(store, view);
  useNotStoredGuard(store);
  const steps = stepsFor(stepsOf(tenant.behaviours), view);

  // Such an order may have reserved the vehicle for this visitor: it can be sent again.
  const isOwn = isOpenState(draft.state) || draft.replaces !== undefined || stage.stage === 'placed';
  const isTaken = isReserved(vehicle, now) && !isOwn;
  const isStranded = fee.stage === 'stranded';
  const redirect =
    isReady && !isTaken && !isStranded && placed === undefined ? redirectOf(slug, steps, view) : undefined;
  const step = isReady
    ? steps.find((each) => each.slug === (redirect ?? slug))
    : steps.find(({ phase, isWithoutProducts }) => isWithoutProducts && phase === (phaseOf(slug) ?? 'extras'));
  const isShown = isReady && !isTaken && !isStranded && placed === undefined && redirect === undefined;
  const attempt = useLeaveGuard(store, addressId, vehicleAddress(vehicle), !isTaken && !isStranded);

  useStepEvent(isShown, slug, view, steps);
  useLeaving(isShown, addressId, slug);

  const hrefOfStep = (slug: CheckoutStepName) => hrefOf('checkout', { vehicleId: addressId, step: slug });
  const isReturning = new URLSearchParams(search).get(RETURN_PARAMETER) === SUMMARY;
  const goTo = (target: CheckoutStepName, { isReturn = false, replace = false } = {}) =>
    void navigate(`${hrefOfStep(target)}${isReturn ? BACK_TO_SUMMARY : ''}`, { replace });

  if (placed) return <OrderSuccess placed={placed} messages={messages} />;
  if (fee.stage === 'stranded') return <StrandedPayment store={store} vehicle={vehicle} fee={fee} sending={sending} />;
  if (isTaken) return <ReservedVehicle vehicle={vehicle} />;
  // A linked step after the payment is shown once the first rate is calculated.
  if (redirect !== undefined && rate.status === 'missing' && rate.isCalculating) return <CheckoutSkeleton />;
  if (step === undefined) return <CheckoutSkeleton />;

  return (
    <CheckoutContext
      value={{
        store,
        view,
        steps,
        rate,
        hrefOfStep,
        change: (target) => goTo(target, { isReturn: true }),
      }}
    >
      {redirect === undefined ? null : (
        <Navigate to={`${hrefOfStep(redirect)}${phaseOf(slug) === step.phase ? search : ''}`} replace />
      )}
      <CheckoutFrame
        step={step}
        isReady={isReady}
        isSettled={redirect === undefined}
        isReturning={isReturning}
        onOpen={(target, isMissing = false) => {
          const phase = phaseOf(target);
          chooseStandard(
            store,
            view,
            steps.filter((each) => each.phase === phase),
          );
          goTo(target, { isReturn: isReturning && isMissing, replace: phase === step.phase });
        }}
      >
        <CheckoutNotices slug={step.slug} offerFailure={offer.failure} sending={sending} />
      </CheckoutFrame>
      <Suspense>{paymentWindow ? <Payment paymentWindow={paymentWindow} /> : null}</Suspense>
      {pendingChange && stage.stage === 'unanswered' ? <ChangeSentDialog /> : null}
      {attempt ? <LeaveDialog attempt={attempt} step={step.slug} /> : null}
    </CheckoutContext>
  );
}

function useStepEvent(isShown: boolean, slug: string, view: CheckoutView, steps: readonly CheckoutStep[]): void {
  const emit = useEmit();
  const emitStep = useEffectEvent(() => {
    const step = steps.find((each) => each.slug === slug);
    if (step)
      emit('checkout-step', { ...orderEventOf(view.order), step: step.slug, position: steps.indexOf(step) + 1 });
  });
  const vehicleId = view.vehicle.id;
  useEffect(() => {
    if (isShown) emitStep();
  }, [isShown, slug, vehicleId]);
}

function useLeaving(isShown: boolean, addressId: string, slug: string): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isLeaving = isShown && new URLSearchParams(search).has(LEAVE_PARAMETER);
  useEffect(() => {
    if (!isLeaving) return;
    void navigate(hrefOf('checkout', { vehicleId: addressId, step: slug }), { replace: true });
    void navigate(hrefOf('search'));
  }, [isLeaving, addressId, slug, navigate]);
}
