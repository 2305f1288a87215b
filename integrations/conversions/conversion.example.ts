import { kopiykas } from "../../platform/money/money.ts";
import type { Conversion } from "./conversion.ts";

export const exampleConversion: Conversion = {
  kind: "purchase",
  id: "purchase-100234",
  orderNumber: 100_234,
  at: new Date("2026-11-25T20:00:00Z"),
  goods: [
    {
      id: "v-1",
      groupId: "p-1",
      name: "Сукня міді «Верба»",
      category: "1110",
      variant: "42 / чорний",
      price: kopiykas(64_050),
      pieces: 2,
    },
    { id: "v-2", groupId: "p-2", name: "Шкарпетки", category: "1200", variant: "", price: kopiykas(2_050), pieces: 1 },
  ],
};
