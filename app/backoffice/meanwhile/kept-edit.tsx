import { useMemo, useState } from "react";
import { Edit, HttpError, useDataProvider, useNotify, useResourceContext, type EditProps, type RaRecord } from "react-admin";
import { OneRecord } from "../frame/one-record.tsx";
import { TheirsContext } from "./theirs-context.ts";

/** Keeps typed values when somebody else saved the record first; its `SaveBar` offers what to do then. */
export const KeptEdit = (props: EditProps) => (
  <OneRecord>
    <Kept {...props} />
  </OneRecord>
);

function Kept({ children, ...props }: EditProps) {
  const resource = useResourceContext() ?? "";
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [theirs, setTheirs] = useState<RaRecord>();
  const meanwhile = useMemo(() => ({ theirs, setTheirs }), [theirs]);
  const say = (error: unknown) => {
    const { message, body } = error as { message?: string; body?: { errors?: object } };
    // The form itself shows errors of fields.
    if (Object.keys(body?.errors ?? {}).length > 0) return;
    const text = message || "ra.notification.http_error";
    notify(text, { type: "error", messageArgs: { _: text } });
  };
  const onError = async (error: unknown, { id, data: sent }: { id?: RaRecord["id"]; data?: Partial<RaRecord> }) => {
    if (!(error instanceof HttpError) || error.status !== 409 || id === undefined) return say(error);
    try {
      const { data } = await dataProvider.getOne<RaRecord>(resource, { id });
      // The refusal was no conflict.
      if (data["version"] === sent?.["version"]) return say(error);
      setTheirs(data);
    } catch (notRead) {
      say(notRead);
    }
  };
  return (
    <Edit mutationMode="pessimistic" actions={false} {...props} mutationOptions={{ networkMode: "always", onError }}>
      <TheirsContext.Provider value={meanwhile}>{children}</TheirsContext.Provider>
    </Edit>
  );
}
