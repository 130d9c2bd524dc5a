/** Drawn showroom in the shop's colours, for dealers without header images. */
export function DefaultHeader() {
  return (
    <svg
      className="header-carousel__default"
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="header-wall" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--accent) 16%, #fff)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--accent) 5%, #fff)" />
        </linearGradient>
        <linearGradient id="header-floor" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--black) 14%, #fff)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--black) 5%, #fff)" />
        </linearGradient>
        <linearGradient id="header-body" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--accent) 82%, #fff)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--accent) 88%, #000)" />
        </linearGradient>
      </defs>
      <rect width="1600" height="236" fill="url(#header-wall)" />
      <rect y="236" width="1600" height="84" fill="url(#header-floor)" />
      <g fill="#fff" opacity="0.55">
        {[0, 1, 2, 3, 4, 5, 6].map((pane) => (
          <path key={pane} d={`M${pane * 240 - 20} 236 V28 h216 v208 z`} />
        ))}
      </g>
      <g fill="#fff" opacity="0.5">
        {[0, 1, 2, 3, 4, 5, 6].map((pane) => (
          <path key={pane} d={`M${pane * 240 + 20} 236 l90 -208 h44 l-90 208 z`} />
        ))}
      </g>
      <Car at="translate(930 96)" fill="url(#header-body)" />
      <Car at="translate(520 112) scale(0.86)" fill="color-mix(in srgb, var(--black) 68%, #fff)" />
      <Car at="translate(190 124) scale(0.74)" fill="color-mix(in srgb, var(--black) 22%, #fff)" />
    </svg>
  );
}

function Car({ at, fill }: { at: string; fill: string }) {
  return (
    <g transform={at}>
      <ellipse cx="230" cy="166" rx="226" ry="11" fill="#000" opacity="0.16" />
      <path
        fill={fill}
        d="M14 142 C4 140 2 128 6 112 C10 94 30 84 62 78 L112 70 C140 42 168 24 216 20 C276 15 312 24 350 56 L372 74 C410 78 438 86 448 102 C456 116 456 136 446 142 Z"
      />
      <path
        fill="color-mix(in srgb, var(--black) 82%, #fff)"
        d="M136 70 C156 48 178 34 216 31 L222 68 Z M232 30 C276 27 304 36 334 62 L340 70 L238 68 Z"
      />
      <path fill="#fff" opacity="0.35" d="M24 106 C150 92 320 92 440 108 L440 112 C320 98 150 98 24 111 Z" />
      {[112, 356].map((wheel) => (
        <g key={wheel} transform={`translate(${wheel} 138)`}>
          <circle r="37" fill="#14171c" />
          <circle r="24" fill="#d5d9de" />
          <circle r="19" fill="#8a9098" />
          <circle r="6" fill="#14171c" />
        </g>
      ))}
    </g>
  );
}
