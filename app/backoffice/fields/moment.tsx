import { formatMoment } from "../../../platform/time/time.ts";

/** An instant in Kyiv time, a dash for none. */
export const Moment = ({ at }: { at: string | null | undefined }) =>
  at ? <time dateTime={at}>{formatMoment(new Date(at))}</time> : <span>—</span>;
