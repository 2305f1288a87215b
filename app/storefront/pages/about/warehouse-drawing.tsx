const WIDTH = 720;
const HEIGHT = 240;
const SHELVES = [76, 150, 224];
const FIRST = 30;
const GAP = 12;
/** Widths and heights. */
const BOXES = [
  [54, 36],
  [40, 48],
  [68, 30],
  [46, 42],
  [60, 36],
  [38, 30],
  [72, 48],
  [50, 42],
] as const;
const colours = ["fill-stripe-1", "fill-stripe-2", "fill-stripe-3", "fill-stripe-4", "fill-stripe-5", "fill-stripe-6", "fill-stripe-7"];

export function WarehouseDrawing({ className }: { className: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={className}>
      {[12, WIDTH / 2 - 3, WIDTH - 18].map((x) => (
        <rect key={x} x={x} y="8" width="6" height={HEIGHT - 8} rx="3" className="fill-ink-700" />
      ))}
      {SHELVES.map((y, shelf) => (
        <g key={y}>
          {boxesOn(shelf).map(({ x, width, height, colour }) => (
            <g key={x} transform={`translate(${x} ${y - height})`}>
              <rect width={width} height={height} rx="3" className={colour} />
              <rect x={width / 2 - 6} width="12" height={height / 3} className="fill-paper opacity-50" />
            </g>
          ))}
          <rect y={y} width={WIDTH} height="6" rx="3" className="fill-ink-900" />
        </g>
      ))}
    </svg>
  );
}

function boxesOn(shelf: number) {
  const boxes: { x: number; width: number; height: number; colour: string }[] = [];
  for (let x = FIRST, at = shelf * 3; ; at += 1) {
    const [width, height] = BOXES[at % BOXES.length] ?? BOXES[0];
    if (x + width > WIDTH - FIRST) return boxes;
    boxes.push({ x, width, height, colour: colours[(at + shelf) % colours.length] ?? "" });
    x += width + GAP;
  }
}
