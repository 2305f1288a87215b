import { expect, test } from "vitest";
import { openAssets } from "./assets-of-page.ts";

const manifest = {
  "start.tsx": { file: "start.js", imports: ["_react"] },
  _react: { file: "react.js" },
  _shop: { file: "shop.js", css: ["shop.css"], imports: ["_react"] },
  "sale.tsx": { file: "sale.js", css: ["sale.css", "shop.css"], imports: ["_shop", "start.tsx"] },
};

const russian = { "start.tsx": { file: "start-ru.js" }, "sale.tsx": { file: "sale-ru.js" } };

test("a page begins with the start's files and its parts', each once, looks apart from code", () => {
  expect(openAssets({ uk: manifest, ru: russian }, "start.tsx")("uk", ["root", "sale.tsx"])).toEqual({
    styles: ["/sale.css", "/shop.css"],
    code: ["/start.js", "/react.js", "/sale.js", "/shop.js"],
    entry: "/start.js",
  });
});

test("a page in Russian has code of its own, also after the same page in Ukrainian was asked for", () => {
  const assetsOf = openAssets({ uk: manifest, ru: russian }, "start.tsx");
  assetsOf("uk", ["root", "sale.tsx"]);
  expect(assetsOf("ru", ["root", "sale.tsx"])).toEqual({ styles: [], code: ["/start-ru.js", "/sale-ru.js"], entry: "/start-ru.js" });
});
