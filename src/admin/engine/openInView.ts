import type { FocusEvent } from 'react';

/** For the focus in a row: opens its menu upwards where the window ends. The first action has the focus as soon as the menu is open. */
export function openInView({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const menu = target.closest<HTMLElement>('.action-menu__list');
  if (menu === null || menu.classList.contains('is-above')) return;
  const { bottom, height } = menu.getBoundingClientRect();
  if (bottom > innerHeight && currentTarget.getBoundingClientRect().top > height) menu.classList.add('is-above');
}
