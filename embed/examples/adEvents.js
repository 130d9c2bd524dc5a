// The same visits for Matomo, Google Ads and the Meta pixel, each where its own script is on the page. Add it before or after the shop's
// script, with the visitor's consent to marketing only, Matomo's with that to statistics. Events contain no personal data. Amounts are
// euros with tax. GA4: ga4.js.
window.WebshopWidget = window.WebshopWidget || { q: [] };
WebshopWidget.q.push((shop) => {
  // Conversion labels of Google Ads ('AW-123456789/AbC') are attributes of its tag: data-google-ads-purchase, data-google-ads-lead.
  const labelOf = (name) => {
    const tag = document.querySelector(`script[data-google-ads-${name}]`);
    return tag ? tag.getAttribute(`data-google-ads-${name}`) : '';
  };
  const GOOGLE_ADS = { purchase: labelOf('purchase'), lead: labelOf('lead') };

  const matomo = (...call) => window._paq && window._paq.push(call);
  const meta = (name, fields) => window.fbq && window.fbq('track', name, fields);
  const ads = (name, fields) => {
    if (GOOGLE_ADS[name] && window.gtag) window.gtag('event', 'conversion', { send_to: GOOGLE_ADS[name], ...fields });
  };
  const ofVehicle = ({ item, value, currency }) => ({
    content_type: 'vehicle',
    content_ids: [item.id],
    content_name: item.name,
    value,
    currency,
  });
  const ofOrder = ({ items, value, currency }) => ({
    content_ids: items.map(({ id }) => id),
    num_items: items.length,
    value,
    currency,
  });
  const lead = (kind, { value, currency }) => {
    matomo('trackEvent', 'Fahrzeugshop', 'Anfrage', kind, value);
    meta('Lead', { content_category: kind, value, currency });
    ads('lead', { value, currency });
  };

  shop.on('vehicle-view', (detail) => {
    const { id, name, category, price } = detail.item;
    matomo('setEcommerceView', id, name, category, price);
    matomo('trackPageView', name);
    meta('ViewContent', ofVehicle(detail));
  });
  shop.on('favourite', (detail) => {
    if (!detail.isAdded) return;
    matomo('trackEvent', 'Fahrzeugshop', 'Merkliste', detail.item.name);
    meta('AddToWishlist', ofVehicle(detail));
  });
  shop.on('contact-click', ({ channel }) => {
    matomo('trackEvent', 'Fahrzeugshop', 'Kontakt', channel);
    meta('Contact', { content_category: channel });
  });
  shop.on('contact-sent', (detail) => lead('contact', detail));
  shop.on('checkout-step', (detail) => {
    if (detail.position !== 1) return;
    matomo('trackEvent', 'Fahrzeugshop', 'Bestellung begonnen', detail.item.name, detail.value);
    meta('InitiateCheckout', ofOrder(detail));
  });
  // A non-binding request is a lead, not a purchase.
  shop.on('order-created', (detail) => {
    const { orderId, isBinding, items, value, currency } = detail;
    if (!isBinding) {
      lead('order', detail);
      return;
    }
    for (const { id, name, category, price } of items) matomo('addEcommerceItem', id, name, category, price, 1);
    matomo('trackEcommerceOrder', orderId, value);
    meta('Purchase', ofOrder(detail));
    ads('purchase', { value, currency, transaction_id: orderId });
  });
});
