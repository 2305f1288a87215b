/** What a loader or an action answers besides its value: a status and headers. Thrown, it shows the error screen of this status. */
export class PageRefusal<Value = unknown> extends Error {
  readonly status: number;
  readonly data: Value;
  readonly headers: Headers | undefined;

  constructor(status: number, value: Value, headers?: Headers) {
    super(`a page of ${status}`);
    this.name = "PageRefusal";
    this.status = status;
    this.data = value;
    this.headers = headers;
  }
}

/** A value with a status and headers of its own. */
export const data = <Value>(value: Value, { status = 200, headers }: { status?: number; headers?: Headers } = {}): PageRefusal<Value> =>
  new PageRefusal(status, value, headers);

/** An answer that leads to another address; thrown or returned by loaders and actions. */
export function redirect(to: string, init: number | { status?: number; headers?: Headers } = 302): Response {
  const { status = 302, headers } = typeof init === "number" ? { status: init } : init;
  const all = new Headers(headers);
  all.set("Location", to);
  return new Response(null, { status, headers: all });
}

/** True for a page that was refused with a status; false for what nobody expected. */
export const isPageRefusal = (error: unknown): error is PageRefusal => error instanceof PageRefusal;
