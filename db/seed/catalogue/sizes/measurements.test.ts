import { expect, test } from "vitest";
import { isInRun, measurementsFrom } from "../../../../features/catalogue/words/measurements.rules.ts";
import { demoProducts } from "../demo-products.ts";

const list = [...demoProducts({ products: 4_000, exportedOn: new Date("2026-11-16T00:00:00Z") })];

test("a description that speaks of measurements or of the table belongs to goods measured in every size", () => {
  const promised = list.filter(({ description }) => /[Зз]амір|таблиц/.test(description.uk));
  expect(promised.length).toBeGreaterThan(300);
  expect(promised.filter((product) => unmeasured(product).length > 0).map(({ name }) => name.uk)).toEqual([]);
});

test("the measurements are written as the shop's importer reads them, whole", () => {
  for (const { measurements } of list) {
    const rows = measurementsFrom(measurements);
    expect(rows).toHaveLength(measurements === "" ? 0 : measurements.split(";").length);
    for (const { size, cm } of rows)
      expect(Object.keys(cm).length, `${size} ${measurements}`).toBe((measurements.match(/, (?=\p{L})/gu)?.length ?? 0) / rows.length + 1);
  }
});

test("a larger size is wider and never shorter", () => {
  for (const { measurements, audience } of list) {
    if (audience === "home") continue;
    const rows = measurementsFrom(measurements);
    for (const [at, { cm }] of rows.entries())
      for (const [measure, value] of Object.entries(rows[at - 1]?.cm ?? {}))
        expect(centimetres(cm[measure]), measurements).toBeGreaterThanOrEqual(centimetres(value));
  }
});

const centimetres = (text = ""): number => Number(text.replace(",", "."));

function unmeasured({ variations, measurements }: (typeof list)[number]): string[] {
  const rows = measurementsFrom(measurements);
  return variations.map(({ size }) => size).filter((size) => !rows.some((row) => isInRun(row.size, size)));
}
