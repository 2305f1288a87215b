import type { Instant } from "../../../../platform/time/time.ts";
import { ONE_C, type Reader } from "../../readers.rules.ts";
import type { Element } from "../files/read-elements.ts";
import type { NamedTypes, PriceBook } from "../prices/price-book.ts";
import type { Properties } from "../rows/details-of.ts";

/** The memory of a run from one file to the next. */
export type RunMemory = {
  /** Everything is read and judged, and only the report changes. */
  isTrial: boolean;
  calledAt: Instant;
  reader: Reader;
  properties: Properties;
  colours: ReadonlyMap<string, string>;
  prices: PriceBook;
  named: NamedTypes;
  /** Groups read so far, kept until their tree is whole. */
  roots: Element[];
  catalogues: boolean[];
  /** The package of offers being read is a full one. */
  isFullPackage: boolean;
  products: number;
  offers: number;
};

export const openRunMemory = ({
  isTrial,
  calledAt,
  reader = ONE_C,
  prices,
  colours,
  properties,
}: Pick<RunMemory, "isTrial" | "calledAt" | "prices" | "colours" | "properties"> & { reader?: Reader }): RunMemory => ({
  isTrial,
  calledAt,
  reader,
  properties,
  colours,
  prices,
  named: { types: [], rates: [] },
  roots: [],
  catalogues: [],
  isFullPackage: false,
  products: 0,
  offers: 0,
});
