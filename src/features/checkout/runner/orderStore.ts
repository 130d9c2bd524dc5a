import { createStore, type StoreApi } from 'zustand/vanilla';
import { isUnsent, type DealerMessage } from '../../../domain/order/dealerMessage';
import { newOrderDraft, type OrderDraft } from '../../../domain/order/draft';
import type { OrderCustomer } from '../../../domain/order/orderCustomer';
import type { OrderEvent, OrderMachine } from '../../../domain/order/orderEvents';
import { isCapturedElsewhere, next } from '../../../domain/order/orderMachine';
import { ofLogin } from '../../../domain/order/orderPerson';
import { EMPTY_SLOT, orderSlotOf } from '../../../domain/order/orderSlot';
import { isBusyState, isOpenState, isPaid, isPaying, type Fee } from '../../../domain/order/orderState';
import { orderMessages } from '../../../domain/order/orderTabs';
import type { ShopStorage } from '../../../lib/storage';
import { randomUuid } from '../../../lib/uuid';
import { ownOrdersIn } from '../../../state/device-data/ownOrders';
import { checkoutActions, type CheckoutActions } from './checkoutActions';
import { createOrderRunner, readingFailureIn, type ApprovedFee, type OrderPorts } from './orderRunner';
import { withOwnChoices, type TabChoices } from './tabChoices';

export interface OrderStore extends StoreApi<OrderMachine> {
  actions: CheckoutActions;
  /** Presets of the host's own address apply only then. */
  isFresh: boolean;
  raise: (event: OrderEvent) => void;
  press: (customer?: OrderCustomer) => void;
  /** Pays the fee first, or sends an order whose fee is paid. */
  openPayment: (customer: OrderCustomer) => void;
  /** @returns false if the order is not as agreed. @throws {HttpError} */
  isAsAgreed: () => Promise<boolean>;
  /** Captured at most once per order, over all presses and tabs. Resolves when decided. */
  approve: (orderId: string, fee: Fee, approved: ApprovedFee) => Promise<void>;
  refresh: () => void;
  /** As any tab has stored it last. */
  storedMessage: (orderId: string) => DealerMessage | undefined;
  connect: (ports: OrderPorts) => void;
  /** Stores the order and follows other tabs; returns the cleanup. */
  listen: () => () => void;
}

interface OrderStoreOptions {
  storage: ShopStorage;
  adminId: string;
  vehicleId: string;
  /** New drafts have a commercial customer. */
  isB2BShop?: boolean;
  /** On the vehicle's page. */
  applied?: Pick<OrderDraft, 'financing' | 'leasing'>;
  carAccessories?: readonly string[];
  userId?: string;
  /** This tab's choices; another tab may order the same vehicle. */
  tab?: TabChoices;
  now?: () => Date;
}

export function createOrderStore(options: OrderStoreOptions): OrderStore {
  const { storage, adminId, vehicleId, isB2BShop = false, applied, carAccessories = [], tab } = options;
  const { now = () => new Date() } = options;
  let inHand: { userId: string | undefined; orderId?: string } = { userId: options.userId };
  const slot = ownOrdersIn(orderSlotOf(storage, adminId), EMPTY_SLOT, () => ({ ...inHand, now: now() }));
  const stored = slot.read();
  const earlier = withOwnChoices(stored, vehicleId, tab?.read(), { userId: options.userId, now: now() });
  const { customer, ...decisions } =
    earlier ?? newOrderDraft(randomUuid(), vehicleId, isB2BShop ? 'commercial' : 'private');
  const store = createStore<OrderMachine>()(() =>
    ofLogin({
      login: { userId: options.userId },
      nextId: randomUuid(),
      draft: {
        ...decisions,
        ...(!earlier && { carAccessories: [...carAccessories] }),
        // What may have arrived stays as sent.
        ...(!isOpenState(decisions.state) && applied),
      },
      customer,
      emptied: [],
      customerVersion: 0,
      version: decisions.changedAt,
      isNotStored: false,
      hasLeft: false,
      isCapturing: false,
      isConfirmed: false,
      messages: orderMessages(stored, decisions),
    }),
  );
  const { getState, setState } = store;

  function raise(event: OrderEvent): void {
    // What was typed last counts, before it is somebody's.
    if (event.type === 'loggedIn') slot.flush();
    const { machine, effects } = next(getState(), event);
    const isNew = machine.draft.orderId === machine.nextId;
    setState(isNew ? { ...machine, nextId: randomUuid() } : machine, true);
    inHand = { userId: ownerOf(machine), orderId: machine.draft.orderId };
    runner.perform(effects);
  }

  const runner = createOrderRunner({ getState, raise, slot, vehicleId, now });
  const { read } = runner;

  const until = (isThere: (machine: OrderMachine) => boolean) =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe((machine) => {
        if (!isThere(machine)) return;
        stop();
        resolve();
      });
      if (isThere(getState())) {
        stop();
        resolve();
      }
    });

  const order = Object.assign(store, {
    isFresh: !earlier,
    raise,
    press: (customer?: OrderCustomer) => {
      read();
      raise({ type: 'press', customer, terms: runner.terms() });
    },
    openPayment: (customer: OrderCustomer) => {
      read();
      const type = isPaid(getState().draft.state.payment) ? 'press' : 'openPayment';
      raise({ type, customer, terms: runner.terms() ?? [] });
    },
    isAsAgreed: async () => {
      read();
      const isUnpaid = () => getState().draft.state.payment.stage === 'none';
      if (!isUnpaid()) return false;
      const reading = await runner.readAgreed().catch((error: unknown) => {
        const { failure, retryAfterMs } = readingFailureIn(error);
        // Any other failure is PayPal's.
        if (failure === 'unread' || failure === 'busy') raise({ type: 'paymentFailed', failure, retryAfterMs });
        throw error;
      });
      if (!isUnpaid()) return false;
      raise({ type: 'paymentRead', reading });
      return getState().paymentWindow?.failure === undefined;
    },
    approve: async (orderId: string, fee: Fee, approved: ApprovedFee) => {
      if (!runner.awaitsCapture(fee, approved)) return;
      read();
      raise({ type: 'approved', orderId, fee });
      await until(({ draft }) => !isPaying(draft.state.payment));
    },
    refresh: read,
    storedMessage: (orderId: string) => slot.read().messages.find((message) => message.orderId === orderId),
    connect: runner.connect,
    listen: () => {
      runner.begin();
      // A second tab at this address sends the same order.
      runner.perform([{ do: 'keep' }]);
      // Failed in an earlier visit: once more.
      for (const message of getState().messages) if (isUnsent(message)) runner.tell(message);
      if (isCapturedElsewhere(getState())) runner.perform([{ do: 'awaitCapture', orderId: getState().draft.orderId }]);
      tab?.write(getState());
      const stopWriting = store.subscribe((current) => tab?.write(current));
      const stop = slot.onForeignChange((current) => raise({ type: 'written', slot: current }));
      return () => {
        runner.end();
        stop();
        stopWriting();
        slot.flush();
      };
    },
  });
  return Object.assign(order, { actions: checkoutActions(order) });
}

/** Of the order's owner, while it is being sent or may have arrived. */
const ownerOf = ({ draft: { person, state }, login }: OrderMachine) =>
  isOpenState(state) || isBusyState(state) ? person?.userId : login?.userId;
