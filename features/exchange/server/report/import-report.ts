import { countUnpriced } from "../../../catalogue/import.server.ts";
import { countUnsorted } from "../../../catalogue/catalogue.server.ts";
import type { Shop } from "../../../shop.ts";
import type { PriceRole } from "../../prices/price-roles.rules.ts";
import type { RunMemory } from "../run/run-memory.ts";
import type { MissingPictures, TakenPictures } from "../pictures/take-pictures.ts";
import { selectRun } from "./imports.queries.ts";
import { readDoubts } from "./open-questions.ts";
import { countParked } from "../parked/parked.queries.ts";
import { selectCounts, selectRefusals, sumChanged, type EndState, type NoteValues, type RefusalRow } from "../run/runs.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

export type ImportReport = {
  runId: Id<"import_run">;
  state: "running" | EndState;
  products: number;
  offers: number;
  changed: number;
  refused: RefusalRow[];
  parked: number;
  counts: { kind: "taken" | "ignored"; name: string; count: number }[];
  priceTypes: { name: string; role: PriceRole }[];
  /** Roles that several price types could have. */
  doubts: { role: PriceRole; names: string[] }[];
  unsorted: number;
  withoutPrice: number;
  note: string;
  values: NoteValues;
  pictures: TakenPictures & { missing: MissingPictures };
};

export async function importReport(shop: Shop, runId: Id<"import_run">, memory: RunMemory): Promise<Omit<ImportReport, "pictures">> {
  const db = shop.db.read;
  const [run, refused, changed, parked, counts, withoutPrice, { unsorted }, doubts] = await Promise.all([
    selectRun(db, runId),
    selectRefusals(db, runId),
    sumChanged(db, runId),
    countParked(db, runId),
    selectCounts(db, runId),
    countUnpriced(db),
    countUnsorted(db),
    readDoubts(db),
  ]);
  return {
    runId,
    state: run?.state ?? "done",
    products: memory.products,
    offers: memory.offers,
    changed,
    refused,
    parked,
    counts,
    priceTypes: [...memory.prices.types].map(([id, { name, role }]) => ({ name: name || id, role })),
    doubts: doubts.map(({ role, types }) => ({ role, names: types.map(({ name }) => name) })),
    unsorted,
    withoutPrice,
    note: run?.note ?? "",
    values: run?.values ?? {},
  };
}
