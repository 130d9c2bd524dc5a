/** Header image of the search if the dealer uploaded none: the outline of a car on the accent colour. */
export function DefaultHeader() {
  return (
    <svg
      className="header-carousel__default"
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="header-light" cx="0.5" cy="0.42" r="0.6">
          <stop offset="0" stopColor="color-mix(in srgb, var(--accent) 62%, #10141a)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--accent) 16%, #10141a)" />
        </radialGradient>
        <radialGradient id="header-floor">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="header-line" gradientUnits="userSpaceOnUse" x1="400" x2="1200">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <rect width="1600" height="320" fill="url(#header-light)" />
      <ellipse cx="800" cy="274" rx="560" ry="20" fill="url(#header-floor)" />
      <g fill="none" stroke="url(#header-line)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M430 222c-6-14-4-32 2-44 10-20 66-40 190-50 66-44 116-70 214-72 106-2 176 30 242 52 46 8 82 16 94 26 10 10 12 56 4 88" />
        <path d="M676 126c50-32 92-50 160-52 84-2 140 16 196 38-90 14-250 18-356 14z" strokeWidth="2" />
        <path d="M512 170c180-22 430-24 640-10M646 250h312" strokeWidth="1.5" opacity="0.6" />
        <path d="M852 76l12 48" strokeWidth="1.5" opacity="0.6" />
        <path d="M510 232a66 66 0 0 1 132 0M962 232a66 66 0 0 1 132 0" strokeWidth="2" />
        {[576, 1028].map((wheel) => (
          <g key={wheel} opacity="0.8">
            <circle cx={wheel} cy="226" r="48" strokeWidth="2" />
            <circle cx={wheel} cy="226" r="34" strokeWidth="1.5" strokeDasharray="30 5.6" />
            <circle cx={wheel} cy="226" r="6" strokeWidth="1.5" />
          </g>
        ))}
        <path d="M440 176c14-8 34-14 56-17" stroke="#fff" strokeWidth="5" />
      </g>
    </svg>
  );
}
