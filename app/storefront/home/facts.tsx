import { classNames } from "../../../ui/class-names.ts";

export function Facts({ facts, className = "later mt-10 md:mt-18 lg:grid-cols-4" }: { facts: readonly string[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <ul className={classNames("grid gap-x-5 gap-y-3 sm:grid-cols-2", className)}>
      {facts.map((fact) => (
        <li key={fact} className="flex flex-wrap items-baseline gap-x-2 border-l-4 border-beet-600 pl-4">
          {inParts(fact).map((part) => (
            <span key={part} className={/\d/.test(part) ? "display-m" : "body-text text-ink-700"}>
              {part}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Splits «Понад 200 виробників» into the words before, the number with its unit, and the rest. */
const inParts = (fact: string): string[] =>
  fact
    .split(/(\d[\d\u00a0 ]*(?:м²)?)/)
    .map((part) => part.trim())
    .filter(Boolean);
