import { expect, test } from "vitest";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { exampleProduct } from "../../../../features/catalogue/catalogue.examples.ts";
import { renderScreen, textIn } from "../../../../support/pages/render-screen.tsx";
import { matrixOf } from "./matrix-draft.ts";
import { MatrixNarrow } from "./matrix-narrow.tsx";
import { MatrixWide } from "./matrix-wide.tsx";
import { useMatrixDraft } from "./use-matrix-draft.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { idOf } from "../../../../platform/ids.ts";

const colours = [
  "чорний",
  "білий",
  "бордовий",
  "сірий",
  "синій",
  "зелений",
  "жовтий",
  "рожевий",
  "бежевий",
  "коричневий",
  "хакі",
  "мʼятний",
];
const stock: Record<string, number> = { "44": 24, "46": 7, "48": 0 };
const product: ProductView = {
  ...exampleProduct,
  productVariations: exampleProduct.productVariations.flatMap((one) =>
    colours.flatMap((colourName, row) =>
      Object.entries(stock).map(([size, pieces], at) => ({
        ...one,
        id: idOf<"variation">(row * 10 + at),
        colour: "",
        colourName,
        size,
        stock: pieces,
      })),
    ),
  ),
};

function Matrix({ isWide }: { isWide: boolean }) {
  const parts = {
    grid: matrixOf(product.productVariations),
    matrix: useMatrixDraft(product),
    isBusy: false,
    pasteAt: () => () => undefined,
  };
  return isWide ? <MatrixWide {...parts} /> : <MatrixNarrow {...parts} />;
}
const counted = (text: string) => [...text.matchAll(/У наявності 24|Залишилось 7|Немає в наявності/g)].map(([words]) => words);

test("every cell says what there is of it, on a desk for all colours, on a phone for the chosen one", () => {
  const each = ["У наявності 24", "Залишилось 7", "Немає в наявності"];
  expect(counted(textIn(renderScreen(<Matrix isWide />))).toSorted()).toEqual(each.flatMap((one) => colours.map(() => one)).toSorted());
  expect(counted(textIn(renderScreen(<Matrix isWide={false} />)))).toEqual(each);
});

test("on a phone all twelve colours are named and may wrap, so that none is out of sight", () => {
  const markup = renderScreen(<Matrix isWide={false} />);
  const [, row = ""] = /<\/legend><div class="([^"]*)"/.exec(markup) ?? [];
  expect(row.split(" ")).toEqual(expect.arrayContaining(["flex", "flex-wrap"]));
  expect(row).not.toContain("overflow");
  expect([...markup.matchAll(/<label[^>]*>.*?<span class="sr-only">(.*?)<\/span>/g)].map(([, name]) => name)).toEqual(colours);
});

test.each([true, false])("a run of sizes is named with its pieces, sum and what it goes without, wide: %s", (isWide) => {
  const markup = renderScreen(<Matrix isWide={isWide} />);
  const { price, quantity_in_variation: pack } = product.productVariations[0]!;
  const text = textIn(markup).replaceAll(/\s+/g, " ");
  expect(text).toContain(`${2 * pack} шт · ${formatHryvnias(2 * pack * price)}`.replaceAll(/\s+/g, " "));
  expect(text).toContain("немає: 48");
  expect(text).toContain(`${24 * pack} шт`);
  expect(text).toContain("немає розмірів: 12");
  const labels = [...markup.matchAll(/aria-label="(Додати ростовку[^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual([...(isWide ? colours : colours.slice(0, 1)), "усі кольори"].map((name) => `Додати ростовку, ${name}`));
});
