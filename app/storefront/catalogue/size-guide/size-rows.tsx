import { isInRun } from "../../../../features/catalogue/words/measurements.rules.ts";
import { sizeGuideMessages } from "./size-guide.messages.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";

type Props = { columns: readonly string[]; rows: readonly (readonly string[])[]; sizes: readonly string[]; chosen: string | undefined };

export function SizeRows({ columns, rows, sizes, chosen }: Props) {
  const words = useWords(sizeGuideMessages);
  return (
    <div className="-mx-1 overflow-x-auto px-1">
      <table className="w-full text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="caption border-b border-line-strong py-2 pr-2 pl-3 text-ink-500">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size = "", ...rest]) => {
            const isChosen = chosen !== undefined && isInRun(size, chosen);
            const isOurs = sizes.some((one) => isInRun(size, one));
            return (
              <tr
                key={size}
                aria-current={isChosen || undefined}
                className={classNames(
                  "tnum border-b border-line",
                  isOurs && "font-medium",
                  isOurs && !isChosen && "bg-beet-100",
                  isChosen && "bg-beet-600 text-paper",
                )}
              >
                <th scope="row" className="py-2 pr-2 pl-3 font-medium whitespace-nowrap">
                  {size}
                  {isOurs && <span className="sr-only">, {isChosen ? words.chosen : words.ours}</span>}
                </th>
                {rest.map((value, at) => (
                  <td key={columns[at + 1]} className="py-2 pr-2 pl-3 whitespace-nowrap">
                    {value}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
