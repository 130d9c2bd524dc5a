import { formatNumber } from '../../../../lib/format';
import { classNames } from '../../../../ui/classNames';
import { isDisabledChoice, toggled } from '../../../../ui/fields/choice';
import { FieldGroup } from '../../../../ui/fields/Field';
import { useStyles } from '../../../../ui/styles';
import type { ListProps } from '../filter';
import { bodyShapeOf, bodyShapesCss } from './bodyShapes';
import css from './BodyTypes.css?inline';

/** Empty ones only if chosen. */
export function BodyTypes({ label, options, value, onChange }: ListProps) {
  useStyles(css);
  useStyles(bodyShapesCss);
  return (
    <FieldGroup label={label}>
      <div className="body-types">
        {options
          .filter((option) => option.count !== 0 || value.includes(option.value))
          .map((option) => {
            const isChosen = value.includes(option.value);
            const shape = bodyShapeOf(option.value, option.label);
            return (
              <label key={option.value} className="body-type">
                <input
                  type="checkbox"
                  className="body-type__input"
                  checked={isChosen}
                  disabled={isDisabledChoice(option, isChosen)}
                  onChange={() => onChange(toggled(options, value, option.value))}
                />
                {shape === undefined ? null : (
                  <span className={classNames('body-type__picture', `body-type__picture--${shape}`)} />
                )}
                <span className="body-type__name">{`${option.label} `}</span>
                {option.count === undefined ? null : (
                  <span className="body-type__count">{`(${formatNumber(option.count)})`}</span>
                )}
              </label>
            );
          })}
      </div>
    </FieldGroup>
  );
}
