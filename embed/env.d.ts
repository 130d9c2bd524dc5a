interface ImportMetaEnv {
  /** Default base URL of the platform API. */
  readonly VITE_API_URL?: string;
  /** Without them these sign-ins are not offered. */
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  readonly VITE_APPLE_CLIENT_ID?: string;
  readonly VITE_WIDGET_VERSION?: string;
}
