import { useSearchParams } from "../../../../client/router/page.ts";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../product/product-page.messages.ts";
import { sizeGuideMessages } from "./size-guide.messages.ts";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { MeasureDrawing } from "./measure-drawing.tsx";
import { measuredColumns, measuredHow, measuredRows } from "./measured-table.ts";
import { SizeRows } from "./size-rows.tsx";
import type { SizeTable } from "./size-tables.ts";

type Props = { measurements: ProductView["measurements"]; table: SizeTable | undefined; sizes: readonly string[] };

export default function SizeGuide({ measurements, table, sizes }: Props) {
  const words = useWords(sizeGuideMessages);
  const pageWords = useWords(productPageMessages);
  const layoutWords = useWords(layoutMessages);
  const chosen = useSearchParams().get("size") ?? undefined;
  const columns = measuredColumns(measurements, words);
  const how = measuredHow(measurements);
  return (
    <Dialog name="sizeGuide" title={pageWords["sizes.open"]} closeLabel={layoutWords.close} shape="modal">
      {measurements.length > 0 && (
        <section className="mb-6">
          <h3 className="mb-2 font-medium">{words.cm}</h3>
          <SizeRows
            columns={[words.size, ...columns.map(({ letter, label }) => (letter ? `${letter} · ${label}` : label))]}
            rows={measuredRows(measurements, columns)}
            sizes={sizes}
            chosen={chosen}
          />
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <MeasureDrawing columns={columns} />
            <p className="body-s min-w-48 flex-1 text-ink-700">{words[`${how}How`]}</p>
          </div>
        </section>
      )}
      {table && (
        <section>
          {measurements.length > 0 && <h3 className="mb-2 font-medium">{words.general}</h3>}
          <SizeRows columns={table.columns.map((column) => words[`${column}`])} rows={table.rows} sizes={sizes} chosen={chosen} />
          <p className="body-s mt-3 text-ink-700">{words[`${table.how}How`]}</p>
        </section>
      )}
      <p className="caption mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-500">
        <span className="inline-flex items-center gap-2">
          <i aria-hidden="true" className="size-4 rounded-tag bg-beet-100 ring-1 ring-line" />
          {words.ours}
        </span>
        {chosen && (
          <span className="inline-flex items-center gap-2">
            <i aria-hidden="true" className="size-4 rounded-tag bg-beet-600" />
            {words.chosen}
          </span>
        )}
      </p>
    </Dialog>
  );
}
