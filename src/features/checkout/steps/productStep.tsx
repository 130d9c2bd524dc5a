import type { ComponentType } from 'react';
import { productsOfType } from '../../../domain/products/catalogue';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { isExclusive, type ProductType } from '../../../domain/products/productType';
import { MultiOptionCards } from '../../../ui/fields/OptionCards';
import { useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';
import type { CheckoutView } from '../runner/checkoutView';
import { productOption } from '../parts/productText';
import type { StepContent } from '../runner/step';
import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';
import { useStyles } from '../../../ui/styles';
import { ConsentGate } from '../../consent/ConsentGate';
import css from './productStep.css?inline';

interface ProductGroup {
  heading: string;
  products: CrossSellingProduct[];
}

interface ProductStepOptions {
  title: string;
  /** Default: `title`. */
  heading?: string;
  type: ProductType;
  /** Besides that there are products. */
  isOffered?: (view: CheckoutView) => boolean;
  /** Groups with headings of their own; default: all in one. */
  groupsOf?: (products: CrossSellingProduct[]) => ProductGroup[];
  /** Content below the products. */
  After?: ComponentType;
}

/** Optional step with the products of one type (rules/checkout: optional steps). */
export function productStep({ type, isOffered, groupsOf, After, ...texts }: ProductStepOptions): StepContent {
  const heading = texts.heading ?? texts.title;
  return {
    ...texts,
    heading,
    when: (view) => isOffered?.(view) !== false && productsOfType(view.catalogue, type).length > 0,
    isComplete: () => true,
    Form: () => {
      const products = productsOfType(useCheckoutView().catalogue, type);
      const groups = groupsOf?.(products) ?? [{ heading, products }];
      return (
        <>
          {groups.map((group) => (
            <ProductChoice key={group.heading} {...group} isLabelHidden={groupsOf === undefined} />
          ))}
          {After ? <After /> : null}
        </>
      );
    },
  };
}

/** One press adds a product, in place of another one where only one of its type can be chosen; another press removes it. */
function ProductChoice({ heading, products, isLabelHidden }: ProductGroup & { isLabelHidden: boolean }) {
  const { catalogue, order } = useCheckoutView();
  const { toggleProduct } = useCheckoutActions();
  const chosen = order.products.map(({ id }) => id);
  const isSingle = products.length > 1 && products.every(({ type }) => isExclusive(type, type));
  return (
    <MultiOptionCards
      label={heading}
      isLabelHidden={isLabelHidden}
      hint={isSingle ? 'Sie können eines davon wählen.' : undefined}
      layout="rows"
      options={products.map(productOption)}
      value={products.map(({ id }) => id).filter((id) => chosen.includes(id))}
      onChange={(ids) => {
        const pressed = products.find(({ id }) => ids.includes(id) !== chosen.includes(id));
        if (pressed) toggleProduct(pressed.id, catalogue);
      }}
    />
  );
}

/** Third-party insurance calculator behind a consent. Renders nothing without one. */
export function InsuranceWidget() {
  useStyles(css);
  const { tenant, vehicle } = useCheckoutView();
  const url = tenant.settings.insuranceWidgetUrl;
  if (url === undefined) return null;
  return (
    <ConsentGate service="insurance" place={vehicle.id} url={url} level={3}>
      <ThirdPartyFrame
        url={url}
        title="Versicherung berechnen"
        loadingText="Der Versicherungsrechner wird geladen …"
        className="insurance-widget__frame"
      />
    </ConsentGate>
  );
}
