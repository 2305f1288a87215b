/** A status with headers and a value; thrown, it shows the status's error screen. */
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

export const data = <Value>(value: Value, { status = 200, headers }: { status?: number; headers?: Headers } = {}): PageRefusal<Value> =>
  new PageRefusal(status, value, headers);

export function redirect(to: string, init: number | { status?: number; headers?: Headers } = 302): Response {
  const { status = 302, headers } = typeof init === "number" ? { status: init } : init;
  const all = new Headers(headers);
  all.set("Location", to);
  return new Response(null, { status, headers: all });
}

/** Stands for no answer. */
export const UNREACHED = 0;

export const isPageRefusal = (error: unknown): error is PageRefusal => error instanceof PageRefusal;

/** There is no connection, or it broke. */
export const isUnreached = (error: unknown): boolean => isPageRefusal(error) && error.status === UNREACHED;
