const cards = ["fill-tint-2", "fill-tint-4", "fill-tint-6", "fill-tint-5", "fill-tint-1", "fill-tint-7"];
const stripes = ["fill-stripe-1", "fill-stripe-2", "fill-stripe-3", "fill-stripe-4", "fill-stripe-5", "fill-stripe-6", "fill-stripe-7"];

export function PhoneDrawing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 220 300" aria-hidden="true" className={className} preserveAspectRatio="xMidYMin slice">
      <ellipse cx="116" cy="302" rx="104" ry="14" className="fill-ink-900 opacity-15" />
      <rect x="20" y="12" width="180" height="340" rx="26" className="fill-ink-900" />
      <rect x="27" y="19" width="166" height="330" rx="20" className="fill-paper" />
      {stripes.map((stripe, at) => (
        <rect key={stripe} x={44 + at * 5} y="36" width="5" height="18" className={stripe} />
      ))}
      <rect x="88" y="41" width="52" height="9" rx="3" className="fill-beet-600" />
      <circle cx="171" cy="45" r="8" className="fill-none stroke-ink-900" strokeWidth="2" />
      {cards.map((card, at) => (
        <g key={card} transform={`translate(${40 + (at % 2) * 73} ${68 + Math.floor(at / 2) * 106})`}>
          <rect width="67" height="74" rx="4" className={card} />
          <path
            d="M31 26c0-5 7-5 7 1 0 4-4 4-4 8l18 11c2 1 1 4-1 4H17c-2 0-3-3-1-4l18-11"
            className="fill-none stroke-ink-700"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <rect y="80" width="58" height="5" rx="2" className="fill-line" />
          <rect y="89" width="34" height="7" rx="2" className="fill-ink-700" />
        </g>
      ))}
    </svg>
  );
}
