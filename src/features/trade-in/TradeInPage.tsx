import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hrefOf, isAt, type ParamsOf } from '../../domain/addresses';
import { RETURN_PARAMETER } from '../../domain/queryParameters';
import { EMPTY_TRADE_IN } from '../../domain/trade-in/entries';
import { wizardOf } from '../../lib/wizard';
import { useEnvironment, useNow, useShop, useTenant } from '../../state/shopContext';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { useCustomer } from '../../state/account';
import { createTradeInDraftStore, type TradeInDraftStore } from '../../state/device-data/tradeInDraft';
import { useCurrentTime } from '../../state/useCurrentTime';
import { CalculationProgress } from './result/CalculationProgress';
import { TradeInFailure } from './result/TradeInFailure';
import { TradeInSuccess } from './result/TradeInSuccess';
import type { TradeInView } from './step';
import { TRADE_IN_STEPS } from './steps';
import { TradeInProvider } from './tradeInContext';
import { StepHeading, TradeInFrame } from './TradeInFrame';
import { useCalculation } from './useCalculation';

const ANEW = 'Hier beginnt eine neue Bewertung. Das Ergebnis einer abgesendeten kommt per E-Mail.';

export const TradeInPage = withQueryClient(function TradeInPage({ step: slug = '' }: ParamsOf<'tradeIn'>) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { behaviours } = useTenant();
  const now = useCurrentTime(useNow(), slug);
  const { history } = useEnvironment();
  const store = useDraft();
  const { entries } = useStore(store);
  const calculation = useCalculation(store);
  const { state } = calculation;
  const [isReturning, setReturning] = useState(false);

  const viewOf = (current: TradeInView['entries']): TradeInView => ({
    entries: current,
    isPhoneRequired: behaviours.isTradeInPhoneRequired,
    now,
  });
  const view = viewOf(entries);
  const wizard = wizardOf(TRADE_IN_STEPS, view);
  const step = wizard.find(slug);
  const isLast = step === wizard.steps.at(-1);
  // A sent valuation is not stored: a reload begins anew.
  const [isAnew] = useState(isLast && entries === EMPTY_TRADE_IN);
  const isDone = state.kind === 'succeeded';

  // Cancels a running calculation; a result stays available for Back.
  const takeBack = useEffectEvent(() => {
    const isNew = state.kind === 'succeeded' && history.current.kind !== 'POP';
    if (isNew || state.kind === 'running' || state.kind === 'failed') calculation.reopen();
  });
  useEffect(() => {
    if (!isLast) takeBack();
  }, [isLast, slug]);

  const origin = originOf(search);
  const hrefOfStep = (target: string | undefined) => `${hrefOf('tradeIn', { step: target })}${search}`;
  const open = (target: string) => void navigate(hrefOfStep(target));
  const previous = wizard.previous(slug)?.slug;
  const back = isDone || previous === undefined ? (origin ?? hrefOf('search')) : hrefOfStep(previous);

  if (!isDone && (step === undefined || !wizard.isReachable(slug))) {
    const target = step === undefined ? wizard.steps[0] : wizard.firstOpen;
    return <Navigate to={hrefOfStep(target?.slug)} replace />;
  }
  if (isDone || step === undefined) {
    return <TradeInFrame back={back}>{isDone ? <TradeInSuccess {...state} origin={origin} /> : null}</TradeInFrame>;
  }

  const goOn = () => {
    const current = wizardOf(TRADE_IN_STEPS, viewOf(store.getState().entries));
    const target = isReturning ? current.firstOpen : current.next(slug);
    setReturning(false);
    if (target === undefined || target === step) void calculation.start();
    else open(target.slug);
  };
  const change = (target: string) => {
    setReturning(true);
    open(target);
  };

  return (
    <TradeInProvider
      value={{ store, view, wizard, goOn, change, wasCancelled: state.kind === 'open' && state.wasCancelled }}
    >
      <TradeInFrame back={back} step={step} wizard={wizard} onOpen={open}>
        {isLast && state.kind === 'running' ? (
          <CalculationProgress since={state.since} onCancel={calculation.cancel} />
        ) : isLast && state.kind === 'failed' ? (
          <TradeInFailure
            error={state.error}
            origin={origin}
            onRetry={() => void calculation.start()}
            onEdit={calculation.reopen}
          />
        ) : (
          <Fragment key={slug}>
            <StepHeading
              heading={step.heading}
              intro={isAnew && previous === undefined ? ANEW : step.intro}
              takesFocus={state.kind === 'open' && state.isBack}
            />
            <step.Form />
          </Fragment>
        )}
      </TradeInFrame>
    </TradeInProvider>
  );
});

function useDraft(): TradeInDraftStore {
  const { history } = useEnvironment();
  const store = useShop().lazyStore(createTradeInDraftStore);
  const userId = useCustomer()?.id;
  useState(() => {
    store.getState().begin(history.current.kind === 'POP', userId);
  });
  useEffect(
    () => () => {
      // Not at the shop's unmount: the URL still belongs to the valuation.
      const { pathname } = history.current.location;
      if (!isAt(pathname, 'tradeIn') && !isAt(pathname, 'tradeInAuth')) store.getState().leave();
    },
    [history, store],
  );
  return store;
}

function originOf(search: string): string | undefined {
  const origin = new URLSearchParams(search).get(RETURN_PARAMETER) ?? '';
  return /^\/[^/\\]/.test(origin) && !isAt(origin.replace(/\?.*/, ''), 'tradeIn') ? origin : undefined;
}
