import { useTranslate } from "react-admin";

/** A queue's name in the reader's language. */
export function useJobName(): (queue: string) => string {
  const translate = useTranslate();
  return (queue) => translate(`job.names.${queue}`, { _: queue });
}
