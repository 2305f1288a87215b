import { expect, test } from "vitest";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { exampleProduct } from "../../../../features/catalogue/catalogue.examples.ts";
import { serviceSentences } from "../../../../features/settings/service-sentences.rules.ts";
import { builtServices } from "../../../../features/settings/services.rules.ts";
import type { Locale } from "../../../../platform/i18n.ts";
import { renderScreen, textIn } from "../../../../support/pages/render-screen.tsx";
import { BuyBox } from "./buy-box.tsx";
import { ProductAccordions } from "../product/product-accordions.tsx";
import { useChoice } from "../choice/use-choice.ts";
import { idOf } from "../../../../platform/ids.ts";

const noReviews = {
  count: 0,
  average: null,
  stars: [0, 0, 0, 0, 0] as [number, number, number, number, number],
  fit: { small: 0, true: 0, large: 0 },
  films: 0,
};

function Bought({ product }: { product: ProductView }) {
  const choice = useChoice(product);
  return (
    <>
      <BuyBox product={product} choice={choice} rating={noReviews} matrix={undefined} />
      <ProductAccordions product={product} />
    </>
  );
}

const read = (product: ProductView, path = "/product/verba", locale: Locale = "ua") =>
  renderScreen(<Bought product={product} />, { path, root: { said: serviceSentences(new Set(builtServices), locale) } });

const sizes = ["44", "46", "48"];
const dress: ProductView = {
  ...exampleProduct,
  productVariations: exampleProduct.productVariations.flatMap((one) =>
    sizes.map((size, at) => ({ ...one, id: idOf<"variation">(70 + at), size })),
  ),
};
const toOrder: ProductView = { ...dress, badges: ["suborder"], suborderDays: 9, shipsBy: "2026-12-02" };

test("before a size is chosen the button asks for it and leads to the sizes, with nothing to be added", () => {
  const markup = read(dress);
  const [, goal = ""] = /<form[^>]*action="\/product\/[^"#]*#([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`<section id="${goal}"`);
  // In the box and in the bar that follows it.
  expect(textIn(markup).match(/Оберіть розмір/g)).toHaveLength(2);
  expect(markup).not.toContain('name="variationId"');
  expect(markup.match(/role="radio" aria-checked="true" aria-label="4\d"/g)).toBeNull();
  const chosen = read(dress, "/product/verba?colour=burgundy&size=46");
  expect(textIn(chosen)).toContain("Додати в кошик");
  expect(chosen).toContain('name="variationId" value="71"');
});

test("goods that are sold out in every size say so before one is chosen, and what choosing one is for", () => {
  const variations = dress.productVariations;
  const soldOut = { ...dress, productVariations: variations.map((one) => ({ ...one, stock: 3 })) };
  const offer = "Немає в наявності. Оберіть розмір, і повідомимо";
  expect(textIn(read(soldOut))).toContain(offer);
  expect(textIn(read(soldOut, "/product/verba?colour=burgundy&size=46"))).toContain("Повідомити, коли зʼявиться");
  const oneLeft = { ...dress, productVariations: soldOut.productVariations.map((one, at) => (at === 0 ? (variations[0] ?? one) : one)) };
  expect(textIn(read(oneLeft))).not.toContain(offer);
});

test("goods made to order say one day everywhere, never that they are there nor that parcels leave daily", () => {
  for (const path of ["/product/verba", "/product/verba?colour=burgundy&size=46"]) {
    const text = textIn(read(toOrder, path));
    expect(new Set(text.match(/відправимо до \d+\u00a0\S+/g))).toEqual(new Set(["відправимо до 2\u00a0грудня"]));
    expect(text.match(/відправимо до/g)?.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/У наявності|Залишилось|щодня/i);
  }
  const russian = textIn(read(toOrder, "/ru/product/verba?colour=burgundy&size=46", "ru"));
  expect(russian).toContain("отправим до 2\u00a0декабря");
  expect(russian).not.toMatch(/В наличии|Осталось|ежедневно/i);
});

test("goods on the shelf say how many there are and when parcels leave", () => {
  expect(textIn(read(dress, "/product/verba?colour=burgundy&size=46"))).toMatch(/У наявності 24\u00a0шт.*Відправляємо щодня/);
});

test("a product 1C tells nothing about leaves no empty column beside delivery, payment and return", () => {
  const bare = { ...dress, description: "", composition: "", brand: "", country: "", season: "", material: "", details: [] };
  expect(read(dress)).toContain("md:grid-cols-2");
  expect(read(bare)).not.toContain("md:grid-cols-2");
  expect(read(bare)).not.toContain("<div></div>");
});
