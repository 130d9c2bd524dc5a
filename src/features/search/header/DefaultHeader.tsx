/** Without an uploaded image: outline of a car on the accent colour. */
export function DefaultHeader() {
  return (
    <svg className="header-carousel__default" viewBox="360 56 880 200" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round">
        <path d="M430 222c-6-14-4-32 2-44 10-20 66-40 190-50 66-44 116-70 214-72 106-2 176 30 242 52 46 8 82 16 94 26 10 10 12 56 4 88" />
        <path d="M676 126c50-32 92-50 160-52 84-2 140 16 196 38-90 14-250 18-356 14zM512 170c180-22 430-24 640-10M646 250h312M510 232a66 66 0 0 1 132 0M962 232a66 66 0 0 1 132 0" />
        <circle cx="576" cy="226" r="40" />
        <circle cx="1028" cy="226" r="40" />
      </g>
    </svg>
  );
}
