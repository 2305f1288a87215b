export type JsonSchema = { [name: string]: unknown };
type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;
export type Header = { required?: boolean; schema?: JsonSchema };
export type DocumentedResponse = { description: string; headers?: Record<string, Header>; content?: Content };
export type Parameter = {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
};
type Referred = { $ref: string };

type DescribedOperation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Referred)[];
  requestBody?: { content: Content };
  responses: Record<string, DocumentedResponse | Referred>;
};
export type OpenApi = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { parameters: Record<string, Parameter>; responses: Record<string, DocumentedResponse>; schemas: Record<string, JsonSchema> };
};

/** One call of the document, its references to shared parameters and responses followed. */
export type Operation = Omit<DescribedOperation, "parameters" | "responses"> & {
  method: string;
  path: string;
  parameters: Parameter[];
  responses: Record<string, DocumentedResponse>;
  /** Where the schema of a response stands, as a JSON pointer. */
  schemaAt: (status: string, type: string) => string;
};

/** Every call of an OpenAPI document, in its order. */
export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
      parameters: (described.parameters ?? []).map((one) => ("$ref" in one ? at<Parameter>(document, one.$ref) : one)),
      responses: Object.fromEntries(
        Object.entries(described.responses).map(([status, one]) => [
          status,
          "$ref" in one ? at<DocumentedResponse>(document, one.$ref) : one,
        ]),
      ),
      schemaAt: (status, type) => {
        const response = described.responses[status];
        const base = response && "$ref" in response ? response.$ref : `#/paths/${escaped(path)}/${method}/responses/${status}`;
        return `${base}/content/${escaped(type)}/schema`;
      },
    })),
  );
}

/** The target of a local reference (`#/components/…`). */
export function at<Found>(document: object, ref: string): Found {
  const names = ref.slice("#/".length).split("/");
  return names.reduce<unknown>(
    (found, name) => (found as Record<string, unknown>)[name.replaceAll("~1", "/").replaceAll("~0", "~")],
    document,
  ) as Found;
}

const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");
