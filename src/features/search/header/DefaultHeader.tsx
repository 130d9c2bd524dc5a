/** Without an uploaded image: a car in the dark, its edges and lamps in the light, on the accent colour. */
export function DefaultHeader() {
  return (
    <svg
      className="header-carousel__default"
      viewBox="400 50 800 226"
      stroke="#fff"
      strokeWidth="2"
      fillOpacity=".55"
      aria-hidden="true"
    >
      <path
        d="M430 222c-6-14-4-32 2-44 10-20 66-40 190-50 66-44 116-70 214-72 106-2 176 30 242 52 46 8 82 16 94 26 10 10 12 56 4 88l-12 18h-70a66 66 0 0 0-132 0l-4 10H646l-4-10a66 66 0 0 0-132 0h-70z"
        strokeWidth="3"
      />
      <g fill="none" strokeOpacity=".4">
        <path d="M676 126c50-32 92-50 160-52 84-2 140 16 196 38-90 14-250 18-356 14zM852 74l16 156M520 168c180-20 400-22 600-12M646 226c-4-40 8-74 30-98" />
      </g>
      <path d="M534 232a42 42 0 0 0 84 0 42 42 0 0 0-84 0m452 0a42 42 0 0 0 84 0 42 42 0 0 0-84 0" />
      <path d="M438 178c14-8 34-14 60-18m676-12c-14 4-32 4-50 0" strokeWidth="8" />
    </svg>
  );
}
