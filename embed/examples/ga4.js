// GA4 e-commerce events from the events of the shop, by the dataLayer of the Google Tag Manager. Add it before or after the shop's
// script, with the visitor's consent to statistics only. Events contain no personal data.
(function () {
  window.dataLayer = window.dataLayer || [];

  const itemOf = ({ id, name, brand, model, category, price, list, index }) => ({
    item_id: id,
    item_name: name,
    item_brand: brand,
    item_variant: model,
    item_category: category,
    price,
    quantity: 1,
    item_list_name: list,
    index,
  });
  const push = (event, ecommerce, more) => {
    window.dataLayer.push({ ecommerce: null });
    window.dataLayer.push({ event, ...more, ecommerce });
  };
  const vehicle = ({ item, value, currency }) => ({ currency, value, items: [itemOf(item)] });
  const order = ({ items, value, currency }) => ({ currency, value, items: items.map(itemOf) });

  const PUSHES = {
    'vehicle-list': ({ list, items }) => push('view_item_list', { item_list_name: list, items: items.map(itemOf) }),
    'vehicle-select': ({ list, item }) => push('select_item', { item_list_name: list, items: [itemOf(item)] }),
    'vehicle-view': (detail) => push('view_item', vehicle(detail)),
    favourite: (detail) => detail.isAdded && push('add_to_wishlist', vehicle(detail)),
    share: ({ vehicleId }) => window.dataLayer.push({ event: 'share', content_type: 'vehicle', item_id: vehicleId }),
    'contact-click': ({ channel }) => window.dataLayer.push({ event: 'contact_click', method: channel }),
    'contact-sent': (detail) => push('generate_lead', detail.item ? vehicle(detail) : {}),
    'checkout-step': (detail) => {
      if (detail.position === 1) push('begin_checkout', order(detail));
      window.dataLayer.push({ event: 'checkout_progress', checkout_step: detail.step });
    },
    // A non-binding request is a lead, not a purchase.
    'order-created': (detail) =>
      push(detail.isBinding ? 'purchase' : 'generate_lead', { transaction_id: detail.orderId, ...order(detail) }),
  };
  for (const [type, pushEvent] of Object.entries(PUSHES)) {
    document.addEventListener('webshop:' + type, (event) => pushEvent(event.detail));
  }
})();
