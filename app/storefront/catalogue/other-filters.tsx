import { useLocation } from "react-router";

/** The rest of the address as hidden fields, so that a form changes only what it is about. */
export function OtherFilters({ except }: { except: readonly string[] }) {
  const { search } = useLocation();
  return [...new URLSearchParams(search)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
