import { useLocation } from "../../../../client/router/page.ts";
import { namesInAddress } from "./listing-filters.ts";

/** Hidden fields, so that a form changes only its own part; known names in one order, since shared pages are cached by address. */
export function OtherFilters({ except }: { except: readonly string[] }) {
  const { search } = useLocation();
  return [...new URLSearchParams(search)]
    .filter(([name]) => namesInAddress.has(name) && !except.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
