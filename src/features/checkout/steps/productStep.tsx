import { useState, type ComponentType } from 'react';
import { productsOfType } from '../../../domain/products/catalogue';
import type { CrossSellingProduct } from '../../../domain/products/product';
import { isExclusive, type ProductType } from '../../../domain/products/productType';
import { MultiOptionCards } from '../../../ui/fields/OptionCards';
import { useCheckoutActions, useCheckoutView } from '../runner/checkoutContext';
import type { CheckoutView } from '../runner/checkoutView';
import { productOption, useMoreText } from '../parts/productText';
import type { StepContent } from '../runner/step';
import { ThirdPartyFrame } from '../../../shared/thirdParty/ThirdPartyFrame';
import { Disclosure } from '../../../ui/layout/Disclosure';
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
  isOffered?: (view: CheckoutView) => boolean;
  groupsOf?: (products: CrossSellingProduct[]) => ProductGroup[];
  After?: ComponentType;
}

/** Products of one type (rules/checkout: optional steps). */
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
          <ProductGroups groups={groups} isOneGroup={groupsOf === undefined} />
          {After ? <After /> : null}
        </>
      );
    },
  };
}

/** If more than one more would follow. */
const SHOWN_AT_FIRST = 2;

/** The rest is folded, unless some of it is chosen. */
function ProductGroups({ groups, isOneGroup }: { groups: readonly ProductGroup[]; isOneGroup: boolean }) {
  const { order } = useCheckoutView();
  const moreText = useMoreText();
  const [first, ...others] = groups;
  const isFolded = groups.flatMap(({ products }) => products).length > SHOWN_AT_FIRST + 1;
  const count = isFolded ? SHOWN_AT_FIRST : undefined;
  const folded = isFolded
    ? [{ heading: '', products: first?.products.slice(SHOWN_AT_FIRST) ?? [] }, ...others].filter(
        ({ products }) => products.length > 0,
      )
    : others;
  const more = folded.flatMap(({ products }) => products);
  const [isOpen] = useState(() => more.some(({ id }) => order.products.some((chosen) => chosen.id === id)));
  const rest = folded.map((group) => (
    <ProductChoice key={group.heading} {...group} isLabelHidden={group.heading === ''} />
  ));
  return (
    <div>
      {first === undefined ? null : (
        <ProductChoice
          {...first}
          products={first.products.slice(0, count)}
          isSingle={isSingleChoice(first.products)}
          isLabelHidden={isOneGroup}
        />
      )}
      {isFolded ? (
        <Disclosure className="product-step__more" summary={moreText(more)} isOpen={isOpen}>
          {rest}
        </Disclosure>
      ) : (
        rest
      )}
    </div>
  );
}

const isSingleChoice = (products: readonly CrossSellingProduct[]) =>
  products.length > 1 && products.every(({ type }) => isExclusive(type, type));

interface ProductChoiceProps extends ProductGroup {
  isSingle?: boolean;
  isLabelHidden: boolean;
}

/** `isSingle`: in place of another. */
function ProductChoice({ heading, products, isSingle = false, isLabelHidden }: ProductChoiceProps) {
  const { catalogue, order } = useCheckoutView();
  const { toggleProduct } = useCheckoutActions();
  const chosen = order.products.map(({ id }) => id);
  return (
    <MultiOptionCards
      label={heading === '' ? 'Weitere' : heading}
      isLabelHidden={isLabelHidden}
      hint={isSingle ? 'Sie können eines davon wählen.' : undefined}
      options={products.map((product) => productOption(product, 'auf Wunsch enthalten'))}
      value={products.map(({ id }) => id).filter((id) => chosen.includes(id))}
      onChange={(ids) => {
        const pressed = products.find(({ id }) => ids.includes(id) !== chosen.includes(id));
        if (pressed) toggleProduct(pressed.id, catalogue);
      }}
    />
  );
}

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
