import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

const keys = ["facts.0", "facts.1", "facts.2", "facts.3"] as const;

/** What the shop says of itself, the number of each large. */
export function Facts() {
  const words = useWords(layoutMessages);
  return (
    <ul className="later container-shop mt-10 grid gap-x-5 gap-y-3 sm:grid-cols-2 md:mt-18 lg:grid-cols-4">
      {keys.map((key) => (
        <li key={key} className="flex flex-wrap items-baseline gap-x-2 border-l-4 border-beet-600 pl-4">
          {inParts(words[key]).map((part) => (
            <span key={part} className={/\d/.test(part) ? "display-m" : "body-text text-ink-700"}>
              {part}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** «Понад 200 виробників» → before, the number with its unit, after. */
const inParts = (fact: string): string[] =>
  fact
    .split(/(\d[\d\u00a0 ]*(?:м²)?)/)
    .map((part) => part.trim())
    .filter(Boolean);
