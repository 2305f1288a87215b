import { expect, test } from "vitest";
import { openAssets } from "./assets-of-page.ts";

const manifest = {
  "start.tsx": { file: "start.js", imports: ["_react"] },
  _react: { file: "react.js" },
  _shop: { file: "shop.js", css: ["shop.css"], imports: ["_react"] },
  "sale.tsx": { file: "sale.js", css: ["sale.css", "shop.css"], imports: ["_shop", "start.tsx"] },
};

test("a page begins with the start's files and its parts', each once, looks apart from code", () => {
  expect(openAssets(manifest, "start.tsx")(["root", "sale.tsx"])).toEqual({
    styles: ["/sale.css", "/shop.css"],
    code: ["/start.js", "/react.js", "/sale.js", "/shop.js"],
    entry: "/start.js",
  });
});
