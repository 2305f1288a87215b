import Heart from "lucide-react/icons/heart";
import ShoppingBag from "lucide-react/icons/shopping-bag";

const drawings = {
  heart: <Heart />,
  "heart-full": <Heart fill="currentColor" />,
  "shopping-bag": <ShoppingBag strokeWidth={1.75} />,
};

const idOf = (name: string): string => `icon-${name}`;

/** Icons that a page has on every card, each drawn once; stands on the page before them. */
export function IconSheet() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

/** 20 px; an icon of the sheet. */
export function RepeatedIcon({ name, className }: { name: keyof typeof drawings; className?: string }) {
  return (
    <svg aria-hidden="true" width="20" height="20" className={className}>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
