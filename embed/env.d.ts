interface ImportMetaEnv {
  /** Base URL of the platform API where a page names none. */
  readonly VITE_API_URL?: string;
  /** Ids of the platform at Google and Apple; without them nobody signs in there. */
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  readonly VITE_APPLE_CLIENT_ID?: string;
  /** Version of the package, set by the build. */
  readonly VITE_WIDGET_VERSION?: string;
}
