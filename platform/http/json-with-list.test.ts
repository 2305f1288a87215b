import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonWithList } from "./json-with-list.ts";

test("the JSON is that of the object with its list in it, whatever texts stand around", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('"goods":[]', '\\"goods":[]', "goods"));
  fc.assert(
    fc.property(text, fc.array(fc.record({ name: text }), { maxLength: 4 }), (name, goods) => {
      const members = goods.map((one) => Buffer.from(JSON.stringify(one)));
      expect(JSON.parse(jsonWithList({ name, goods: [], after: [name] }, { name: "goods", members }).toString())).toEqual({
        name,
        goods,
        after: [name],
      });
    }),
  );
});
