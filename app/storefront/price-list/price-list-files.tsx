import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { formatMoment } from "../../../platform/time/time.ts";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import type { PriceListView } from "../../../features/feeds/price-list.contract.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useAddressToCopy } from "../../../ui/fields/use-address-to-copy.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";

/** Anchor for somebody who has just made a price list. */
export const PRICE_LIST_FILES = "price-list-files";

const formats = ["xlsx", "csv", "xml"] as const;

/** Each file with its link, to download or to share. */
export function PriceListFiles({ priceList: { token, readAt } }: { priceList: PriceListView }) {
  const words = useWords(priceListMessages);
  const locale = useLocale();
  return (
    <section aria-labelledby={PRICE_LIST_FILES} className="mb-10">
      <h2 id={PRICE_LIST_FILES} tabIndex={-1} className="display-s outline-none">
        {words["priceList.files"]}
      </h2>
      <ul className="mt-3 grid gap-3 2xl:grid-cols-3">
        {formats.map((format) => (
          <li key={format} className="flex flex-col rounded-card border border-line p-4">
            <FileLink format={format} path={`/price-list/${token}.${format}${locale === "ru" && format !== "xml" ? "?lang=ru" : ""}`} />
          </li>
        ))}
      </ul>
      <p className="body-s mt-3 text-ink-500">
        {words["priceList.fresh"]}{" "}
        {readAt === null ? words["priceList.neverRead"] : words["priceList.readAt"](formatMoment(new Date(readAt)))}{" "}
        {words["priceList.secret"]}
      </p>
    </section>
  );
}

function FileLink({ format, path }: { format: (typeof formats)[number]; path: string }) {
  const words = useWords(priceListMessages);
  const name = words["priceList.file"][format];
  const { field, address, copy } = useAddressToCopy(path, words["priceList.copied"]);
  return (
    <>
      <h3 className="title">{name}</h3>
      <p className="body-s mt-1 mb-3 grow text-ink-700">{words["priceList.fileHint"][format]}</p>
      <TextField
        inputRef={field}
        label={words["priceList.link"]}
        aria-label={`${words["priceList.link"]}: ${name}`}
        value={address}
        readOnly
        suffix={
          <IconButton
            label={`${words["priceList.copy"]}: ${name}`}
            icon={<Copy size={20} aria-hidden="true" />}
            onClick={() => void copy()}
          />
        }
      />
      <a
        href={path}
        download
        aria-label={`${words["priceList.download"]}: ${name}`}
        className={`${buttonClass("secondary", "dense")} mt-3 self-start`}
      >
        <Download size={18} aria-hidden="true" />
        {words["priceList.download"]}
      </a>
    </>
  );
}
