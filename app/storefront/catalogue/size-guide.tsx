import { productPageMessages } from "../../../features/catalogue/product-page.messages.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { SizeTable } from "./size-tables.ts";

/** The table of sizes of such goods, those of this product marked, and how to measure. */
export default function SizeGuide({ table, sizes }: { table: SizeTable; sizes: readonly string[] }) {
  const words = useWords(productPageMessages);
  const layoutWords = useWords(layoutMessages);
  return (
    <Dialog name="sizeGuide" title={words["sizes.action"]} closeLabel={layoutWords.close} shape="modal">
      <p className="mb-4 text-ink-700">{words[`sizes.${table.how}How`]}</p>
      <table className="w-full text-left">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col" className="caption border-b border-line-strong py-2 pr-2 pl-3 text-ink-500">
                {words[`sizes.${column}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first = "", ...rest]) => {
            const isOurs = sizes.includes(first);
            return (
              <tr key={first} className={classNames("tnum border-b border-line", isOurs && "bg-beet-100 font-medium")}>
                <th scope="row" className="py-2 pr-2 pl-3 font-medium">
                  {first}
                  {isOurs && <span className="sr-only">, {words["sizes.ours"]}</span>}
                </th>
                {rest.map((value, at) => (
                  <td key={table.columns[at + 1]} className="py-2 pr-2 pl-3">
                    {value}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="caption mt-3 flex items-center gap-2 text-ink-500">
        <i aria-hidden="true" className="size-4 rounded-tag bg-beet-100 ring-1 ring-line" />
        {words["sizes.ours"]}
      </p>
    </Dialog>
  );
}
