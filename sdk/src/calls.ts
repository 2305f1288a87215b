import type { paths } from "./schema.ts";

/** The library's own types take brands of numbers apart, so calls are typed here; it sends them. */
export type Calls = { [Method in "GET" | "POST" | "PUT" | "DELETE"]: Call<Lowercase<Method>> };

type Call<Method extends string> = <Path extends PathsWith<Method>>(
  path: Path,
  ...init: NeededKeys<Init<OperationAt<Path, Method>>> extends never
    ? [init?: Init<OperationAt<Path, Method>>]
    : [init: Init<OperationAt<Path, Method>>]
) => Promise<AnswerOf<OperationAt<Path, Method>>>;

type PathsWith<Method extends string> = {
  [Path in keyof paths]: Method extends keyof paths[Path] ? (paths[Path][Method] extends { responses: unknown } ? Path : never) : never;
}[keyof paths];
type OperationAt<Path extends keyof paths, Method extends string> = Method extends keyof paths[Path] ? paths[Path][Method] : never;

type Init<Operation> = ParamsOf<Operation> &
  BodyOf<Operation> & {
    signal?: AbortSignal | undefined;
    headers?: Record<string, string>;
    /** `json` by default; files are asked for as `blob` or `arrayBuffer`. */
    parseAs?: "json" | "text" | "blob" | "arrayBuffer" | "stream";
  };
type ParamsOf<Operation> = Operation extends { parameters: infer Params }
  ? NeededKeys<Params> extends never
    ? { params?: Params }
    : { params: Params }
  : unknown;
type BodyOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? { body: Body }
  : { body?: undefined };
type NeededKeys<Of> = { [Key in keyof Of]-?: object extends Pick<Of, Key> ? never : Key }[keyof Of];

/** The answer of a call: `data`, or an `error` told apart by its `code`. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ?
      | { data: JsonOf<Responses, 200 | 202 | 204>; error?: never; response: Response }
      | { data?: never; error: JsonOf<Responses, Exclude<keyof Responses, 200 | 202 | 204>>; response: Response }
  : never;
type JsonOf<Responses, Status> = {
  [Key in keyof Responses & Status]: Responses[Key] extends { content: { "application/json": infer Body } } ? Body : never;
}[keyof Responses & Status];
