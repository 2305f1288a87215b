import { useLocation } from "../../../../client/way/page.ts";
import { namesInAddress } from "./listing-filters.ts";

/**
 * The rest of the address as hidden fields, so that a form changes only what it is about. Known names in one order: a
 * shared page was made for the address in that order, and without what a link's sender added to it.
 */
export function OtherFilters({ except }: { except: readonly string[] }) {
  const { search } = useLocation();
  return [...new URLSearchParams(search)]
    .filter(([name]) => namesInAddress.has(name) && !except.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
