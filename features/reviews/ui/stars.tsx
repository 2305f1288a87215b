import { useWords } from "../../../client/locale/locale.ts";
import { reviewCardMessages } from "../review-card.messages.ts";

export const everyStar = [1, 2, 3, 4, 5] as const;

const [SIDE, STEP] = [24, 27];
const WIDTH = STEP * (everyStar.length - 1) + SIDE;

/** One picture of all five: a page with reviews has some sixty stars. */
export function Stars({ mark, size = 16 }: { mark: number; size?: 16 | 20 }) {
  const words = useWords(reviewCardMessages);
  const full = Math.round(mark);
  return (
    <svg
      role="img"
      aria-label={words["reviews.stars"](mark)}
      viewBox={`0 0 ${WIDTH} ${SIDE}`}
      width={(WIDTH * size) / SIDE}
      height={size}
      className="inline-block fill-none stroke-current text-beet-600"
      strokeWidth={1.75}
      strokeLinejoin="round"
    >
      <path className="fill-current" d={drawn(everyStar.slice(0, full))} />
      <path d={drawn(everyStar.slice(full))} />
    </svg>
  );
}

const drawn = (stars: readonly number[]): string =>
  stars.map((star) => `M${SIDE / 2 + STEP * (star - 1)} 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z`).join("");
