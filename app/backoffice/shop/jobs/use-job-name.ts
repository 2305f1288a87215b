import { useTranslate } from "react-admin";

/** What a queue does, in the language of the reader. */
export function useJobName(): (queue: string) => string {
  const translate = useTranslate();
  return (queue) => translate(`job.names.${queue}`, { _: queue });
}
