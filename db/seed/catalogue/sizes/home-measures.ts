import type { ArchetypeName } from "../archetypes.ts";

/** «Заміри» of home goods by size. */
export const homeMeasures = (archetype: ArchetypeName): Readonly<Record<string, string>> | undefined =>
  (bySize as Partial<Record<ArchetypeName, Readonly<Record<string, string>>>>)[archetype];

const bySize = {
  "bed-linen": {
    півтораспальний: "підковдра 150×215, простирадло 150×220, наволочка 50×70",
    двоспальний: "підковдра 180×215, простирадло 200×220, наволочка 50×70",
    євро: "підковдра 200×220, простирадло 220×240, наволочка 70×70",
    сімейний: "підковдра 150×215, простирадло 240×220, наволочка 70×70",
  },
  towels: { "50×90": "ширина 50, довжина 90", "70×140": "ширина 70, довжина 140" },
  throw: { "150×200": "ширина 150, довжина 200", "200×220": "ширина 200, довжина 220" },
  mug: { "350 мл": "діаметр 8,5, висота 9,5", "450 мл": "діаметр 9, висота 11" },
  saucepan: { "2 л": "діаметр 18, висота 9", "3 л": "діаметр 20, висота 11", "5 л": "діаметр 24, висота 13" },
  basket: { S: "діаметр 22, висота 20", M: "діаметр 27, висота 24", L: "діаметр 32, висота 28" },
} satisfies Partial<Record<ArchetypeName, Readonly<Record<string, string>>>>;
