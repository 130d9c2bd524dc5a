import { groupBySubType, productsOfType } from '../../../domain/order/catalogue';
import { MultiOptionCards } from '../../../ui/fields/OptionCards';
import { useStyles } from '../../../ui/styles';
import { useCheckoutActions, useCheckoutView } from '../checkoutContext';
import { productOption } from '../productText';
import { CHOOSE_FREELY, type CheckoutStep } from '../step';
import css from './accessories.css?inline';

/** Optional step of accessories by sub type, only with the accessories navigator (rules/checkout: products of a step). */
export const accessories: CheckoutStep = {
  slug: '3-physical-product',
  phase: 'extras',
  title: 'Zubehör',
  heading: 'Zubehör für Ihr Fahrzeug',
  intro: CHOOSE_FREELY,
  when: ({ catalogue, hasAccessoriesNavigator }) =>
    hasAccessoriesNavigator && productsOfType(catalogue, 'physicalProduct').length > 0,
  isComplete: () => true,
  Form: Accessories,
};

function Accessories() {
  useStyles(css);
  const { catalogue, order } = useCheckoutView();
  const { toggleProduct } = useCheckoutActions();
  const chosen = order.products.map(({ id }) => id);

  return (
    <div className="accessories">
      {groupBySubType(productsOfType(catalogue, 'physicalProduct')).map(({ heading, products }) => (
        <MultiOptionCards
          key={heading}
          label={heading}
          options={products.map(productOption)}
          value={products.map(({ id }) => id).filter((id) => chosen.includes(id))}
          onChange={(ids) => {
            const pressed = products.find(({ id }) => ids.includes(id) !== chosen.includes(id));
            if (pressed) toggleProduct(pressed.id, catalogue);
          }}
        />
      ))}
    </div>
  );
}
