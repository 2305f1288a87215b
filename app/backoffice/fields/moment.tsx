import { formatMoment } from "../../../platform/time.ts";

/** An instant of the wire as a clock in Kyiv shows it; a dash for none. */
export const Moment = ({ at }: { at: string | null | undefined }) =>
  at ? <time dateTime={at}>{formatMoment(new Date(at))}</time> : <span>—</span>;
