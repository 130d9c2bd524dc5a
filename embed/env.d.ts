interface ImportMetaEnv {
  /** Base URL of the platform API where a page names none. */
  readonly VITE_API_URL?: string;
  /** Version of the package, set by the build. */
  readonly VITE_WIDGET_VERSION?: string;
}
