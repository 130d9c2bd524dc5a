/**
 * Of react-dom the shop uses `createRoot` on a place of its own, function components, one class that catches errors, Suspense,
 * Activity and the usual events. What stands here belongs to other ways of life: pages from a server that come alive (hydration),
 * elements for the document's head, forms with actions, view transitions, lists of suspense, fragments with a reference, stacks of
 * components in errors, tools for developers. None of it can be reached from what the shop renders.
 */

/** Functions that are never called, or called for nothing: they answer null, which stands for "no" and "nothing" wherever one asks. */
const UNUSED = `
  prepareToHydrateHostInstance popHydrationState throwOnHydrationMismatch upgradeHydrationErrorsToRecoverable queueHydrationError
  resetHydrationState createFiberFromDehydratedFragment popToNextHostParent pushMaterializedTreeId pushTreeFork pushTreeId
  pushDehydratedActivitySuspenseHandler retryActivityComponentWithoutHydrating mountHostRootWithoutHydrating
  retrySuspenseComponentWithoutHydrating updateDehydratedSuspenseComponent retryDehydratedSuspenseBoundary clearHydrationBoundary
  hideOrUnhideDehydratedBoundary canHydrateInstance canHydrateTextInstance canHydrateHydrationBoundary getNextHydratable
  getNextHydratableInstanceAfterHydrationBoundary commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks
  attemptContinuousHydration attemptHydrationAtCurrentPriority accumulateOrCreateContinuousQueuedReplayableEvent
  attemptExplicitHydrationTarget attemptReplayContinuousQueuedEvent attemptReplayContinuousQueuedEventInMap
  scheduleReplayQueueIfNeeded replayUnblockedEvents retryIfBlockedOn getParentHydrationBoundary getBumpedLaneForHydration
  getBumpedLaneForHydrationByLane markRetryLaneIfNotHydrated queueIfContinuousEvent ReactDOMHydrationRoot

  isHostHoistableType getHydratableHoistableCache createHoistableInstance mountHoistable getResource acquireResource
  preloadResource suspendInstance suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot insertStylesheet
  preloadStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript stylesheetPropsFromRawProps
  getStylesheetSelectorFromKey getScriptKey getScriptSelectorFromKey preconnectAs preconnect preload preloadModule preinitStyle
  preinitScript preinitModuleScript resolveSingletonInstance releaseSingletonInstance clearSingletonPreambleContribution
  commitHostSingletonAcquisition getHoistableRoot getResourcesFromRoot markNodeAsHoistable estimateBandwidth
  isLikelyStaticResource escapeSelectorAttributeValueInsideDoubleQuotes preloadInstanceAndSuspendIfNeeded
  preloadResourceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber recursivelyAccumulateSuspenseyCommit waitForCommitToBeReady
  maySuspendCommit onUnsuspend isSingletonScope

  startViewTransition trackEnterViewTransitions pushViewTransitionCancelableScope applyViewTransitionToHostInstances
  applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions
  commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions
  restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
  measureViewTransitionHostInstancesRecursive measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError
  applyViewTransitionName restoreViewTransitionName createMeasurement measureInstance measureClonedInstance
  createViewTransitionInstance ViewTransitionPseudoElement getViewTransitionName getViewTransitionClassName
  commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects flushAfterMutationEffects
  queueTransitionTypes claimQueuedTransitionTypes

  FragmentInstance commitNewChildToFragmentInstance commitNewChildToFragmentInstances deleteChildFromFragmentInstance
  commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects collectClientRects
  schedulePendingIntersectionUnobserve validateDocumentPositionWithFiberTree getFragmentInstanceOrTextInstanceSiblings
  findFragmentInstanceOrTextInstanceSiblings

  initSuspenseListRenderState updateSuspenseListComponent findFirstSuspended cutOffTailIfNeeded

  mountActionState updateActionState updateActionStateImpl rerenderActionState dispatchActionState runActionStateAction
  startHostTransition ensureFormComponentIsStateful TransitionAwareHostComponent coerceFormActionProp extractEvents$1
  requestFormReset recursivelyResetForms defaultOnDefaultTransitionIndicator useHostTransitionStatus
  updateOptimisticImpl dispatchOptimisticSetState startTransition

  describeNativeComponentFrame describeBuiltInComponentFrame describeFiber getComponentNameFromType
  getStackByFiberInDevAndProd setIsStrictModeForDevtools

  constructSelectEvent isFallbackCompositionEnd getNativeBeforeInputChars getFallbackBeforeInputChars
  accumulateEnterLeaveListenersForEvent getTargetInstForInputEventPolyfill handleEventsForInputEventPolyfill handlePropertyChange
  setPropOnCustomElement isCustomElement findCurrentFiberUsingSlowPath`;

/** From the first text up to the second, and what stands there instead. */
const PASSAGES: readonly (readonly [from: string, to: string, instead: string])[] = [
  // A guest leaves no listener behind: this one stands on the host's document, for `onSelect`, which the shop does not use.
  ['null === ownerDocument ||', '}\n}\nfunction addTrappedEventListener', ''],
  ['if (null === current.stateNode) {\n            var fragmentInstance', 'instanceToUse = current.stateNode', ''],
  // Declared in one of the kinds below, and used in others.
  [
    'var newProps = workInProgress.pendingProps;\n  popTreeContext',
    '(workInProgress)',
    'var newProps = workInProgress.pendingProps, type, nextResource;\n  popTreeContext',
  ],
  [
    'switch (deletedFiber.tag) {',
    '\n',
    'var prevHostParent, prevHostParentIsContainer;\n  switch (deletedFiber.tag) {',
  ],
  ['fiberTag = isHostHoistableType(', ';', 'fiberTag = 5'],
  ['if (\n    isViewTransitionEligible ||', '\n  completeRoot(', ''],
  ['shouldStartViewTransition\n    ?', '(flushMutationEffects(), flushLayoutEffects()', ''],
  ['null !== pendingViewTransition &&', 'flushMutationEffects()', ''],
  ['FragmentInstance.prototype.addEventListener =', 'function commitNewChildToFragmentInstance(', ''],
  ['ReactDOMHydrationRoot.prototype.render =', 'ReactDOMRoot.prototype', ''],
  ['ReactDOMHydrationRoot.prototype.unmount =', 'ReactDOMRoot.prototype', ''],
  ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =', 'var isomorphicReactPackageVersion', ''],
  ['ReactDOMSharedInternals.findDOMNode =', 'exports.createRoot =', ''],
  ['exports.hydrateRoot =', 'exports.version', ''],
  // onMouseEnter and the like; onSelect, onComposition, onBeforeInput, and forms with actions.
  ['SyntheticEventCtor =\n          "mouseover" === domEventName', 'a: {\n        reactName = targetInst ?', '}\n'],
  [
    'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch',
    '}\n    processDispatchQueue(dispatchQueue',
    '',
  ],
];

/** Kinds of fibers that never come to be: dehydrated, suspense list, scope, hoistable, singleton, view transition. */
const KINDS = /^( +)case (?:18|19|25|26|27|30):\n(?:\1 +.*\n|\n)*/gm;

/** What is left of react-dom's production build for the shop. @throws {Error} naming what is no longer found in it */
export function leanReact(code: string): string {
  let lean = code;
  const cut = (from: string, to: string, instead: string) => {
    const start = lean.indexOf(from);
    const end = lean.indexOf(to, start + from.length);
    if (start < 0 || end < 0) throw new Error(`"${from}" is gone, look at leanReact again`);
    lean = lean.slice(0, start) + instead + lean.slice(end);
  };
  for (const passage of PASSAGES) cut(...passage);
  for (const name of UNUSED.trim().split(/\s+/)) {
    // Those that only stood in a passage are gone with it.
    const found = new RegExp(`^function ${name.replace('$', '\\$')}\\([^)]*\\) \\{\\n`, 'm').exec(lean);
    if (!found && !code.includes(`\nfunction ${name}(`)) throw new Error(`${name} is gone, look at leanReact again`);
    if (!found) continue;
    const start = found.index + found[0].length;
    lean = lean.slice(0, start) + 'return null;' + lean.slice(lean.indexOf('\n}\n', start - 1));
  }
  return lean
    .replace(KINDS, (block, _, at: number, whole: string) =>
      // What it shares with a kind above stays.
      /case \d+:\n$/.test(whole.slice(at - 20, at)) ? block.slice(block.indexOf('\n') + 1) : '',
    )
    .replace(/isHydrating = !\d(?=[;)])/g, '0');
}
