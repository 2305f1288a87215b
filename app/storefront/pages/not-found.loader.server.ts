import { data } from "react-router";

/** Every address that nothing else answers. */
export function loader(): never {
  throw data(null, { status: 404 });
}
