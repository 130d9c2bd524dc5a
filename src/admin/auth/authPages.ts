import type { ComponentType } from 'react';
import { authHref, type AuthPageName } from './authAddress';
import { Login } from './Login';
import { PasswordForget, PasswordForgetSuccess } from './PasswordForget';
import { PasswordReset, PasswordResetSuccess } from './PasswordReset';
import { Registration } from './Registration';
import { Start } from './Start';

export interface AuthPage {
  page: AuthPageName;
  title: string;
  Page: ComponentType;
}

const title = 'Anmeldung';

export const authPages: readonly [AuthPage, ...AuthPage[]] = [
  { page: 'start', title, Page: Start },
  { page: 'login', title, Page: Login },
  { page: 'registration', title, Page: Registration },
  { page: 'password-forget', title, Page: PasswordForget },
  { page: 'password-forget-success', title, Page: PasswordForgetSuccess },
  { page: 'password-reset', title, Page: PasswordReset },
  { page: 'password-reset-success', title, Page: PasswordResetSuccess },
];

export const authAddress = ({ page }: Pick<AuthPage, 'page'>) => authHref(page);
