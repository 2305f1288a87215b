import { data } from "react-router";
import { isRefusal } from "../platform/errors.ts";

/** Runs a use case for a page: its refusals become the page's status (404, 410 …) and the error screen. */
export async function load<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) throw data(null, { status: error.status });
    throw error;
  }
}
