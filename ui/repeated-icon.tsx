import ChevronDown from "lucide-react/icons/chevron-down";
import Heart from "lucide-react/icons/heart";
import ShoppingBag from "lucide-react/icons/shopping-bag";

const drawings = {
  "chevron-down": <ChevronDown />,
  heart: <Heart />,
  "heart-full": <Heart fill="currentColor" />,
  "shopping-bag": <ShoppingBag />,
};

const idOf = (name: string): string => `icon-${name}`;

/** Icons that a page has dozens of times, each drawn once; stands on every page. */
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

type Props = { name: keyof typeof drawings; size?: 16 | 20; className?: string };

/** An icon of the sheet. */
export function RepeatedIcon({ name, size = 20, className }: Props) {
  return (
    <svg aria-hidden="true" width={size} height={size} className={className}>
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
