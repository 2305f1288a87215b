import { classNames } from "../../../ui/class-names.ts";

const MOST = 5;

export function Swatches({ slugs }: { slugs: string }) {
  const all = slugs.split(",").filter(Boolean);
  return (
    <span className="mt-1 flex h-4 items-center gap-1" aria-hidden="true">
      {all.slice(0, MOST).map((slug) => (
        <i key={slug} className={classNames("swatch size-3", `swatch-${slug}`)} />
      ))}
      {all.length > MOST && <span className="micro text-ink-500">+{all.length - MOST}</span>}
    </span>
  );
}
