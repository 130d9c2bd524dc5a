// GA4 e-commerce events from the events of the shop, by the dataLayer of the Google Tag Manager. Add it before or after the shop's
// script, with the visitor's consent to statistics only. Events contain no personal data. Amounts are euros with tax.
window.dataLayer = window.dataLayer || [];
window.WebshopWidget = window.WebshopWidget || { q: [] };
WebshopWidget.q.push((shop) => {
  const LISTS = {
    search: 'Suche',
    similar: 'Ähnliche Fahrzeuge',
    'recently-seen': 'Zuletzt angesehen',
    favourites: 'Merkliste',
    comparison: 'Vergleich',
  };
  const itemOf = ({ id, name, brand, model, category, price, list, index }) => ({
    item_id: id,
    item_name: name,
    item_brand: brand,
    item_category: category,
    item_category2: model,
    price,
    quantity: 1,
    ...(list && { item_list_id: list, item_list_name: LISTS[list] }),
    index,
  });
  const push = (event, ecommerce) => {
    window.dataLayer.push({ ecommerce: null });
    window.dataLayer.push({ event, ecommerce });
  };
  const listOf = (list, items) => ({ item_list_id: list, item_list_name: LISTS[list], items: items.map(itemOf) });
  const vehicle = (detail) => ({ currency: detail.currency, value: detail.value, items: [itemOf(detail.item)] });
  // GA4 wants the value without the delivery.
  const order = (detail) => ({
    currency: detail.currency,
    value: detail.value - (detail.handOver?.price ?? 0),
    items: detail.items.filter(({ id }) => id !== detail.handOver?.id).map(itemOf),
  });

  shop.on('vehicle-list', ({ list, items }) => push('view_item_list', listOf(list, items)));
  shop.on('vehicle-select', ({ list, item }) => push('select_item', listOf(list, [item])));
  shop.on('vehicle-view', (detail) => push('view_item', vehicle(detail)));
  shop.on('favourite', (detail) => {
    if (detail.isAdded) push('add_to_wishlist', vehicle(detail));
  });
  shop.on('share', ({ vehicleId }) => {
    window.dataLayer.push({ event: 'share', content_type: 'vehicle', item_id: vehicleId });
  });
  shop.on('contact-click', ({ channel, vehicleId }) => {
    window.dataLayer.push({ event: 'select_content', content_type: channel, content_id: vehicleId });
  });
  shop.on('contact-sent', ({ currency, value }) => push('generate_lead', { currency, value, lead_source: 'contact' }));

  // Each choice is sent once, when the visitor has left its step.
  const sent = new Set();
  const once = (event, choice, ecommerce) => {
    if (choice && !sent.has(event + choice)) push(event, ecommerce);
    sent.add(event + choice);
  };
  shop.on('checkout-step', (detail) => {
    const { step, position, vehicleId, handOver, paymentOption } = detail;
    const isSummary = step === '9-summary';
    if (position === 1) push('begin_checkout', order(detail));
    if (handOver && (isSummary || step === '8-reservation'))
      once('add_shipping_info', vehicleId + handOver.id, { ...order(detail), shipping_tier: handOver.name });
    if (paymentOption && isSummary)
      once('add_payment_info', vehicleId + paymentOption, { ...order(detail), payment_type: paymentOption });
  });
  // A non-binding request is a lead, not a purchase.
  shop.on('order-created', (detail) => {
    const { orderId, isBinding, value, currency, handOver } = detail;
    if (!isBinding) push('generate_lead', { currency, value, lead_source: 'order' });
    else push('purchase', { transaction_id: orderId, shipping: handOver?.price ?? 0, ...order(detail) });
  });
});
