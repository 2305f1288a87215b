import Paperclip from "lucide-react/icons/paperclip";
import type { addOfferPhoto } from "../../../features/leads/leads.contract.ts";
import { MOST_PHOTOS } from "../../../features/leads/leads.rules.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { uploadsMessages } from "../../../features/uploads/uploads.messages.ts";
import { uploadRules } from "../../../features/uploads/uploads.rules.ts";
import { FileInput } from "../../../ui/files/file-input.tsx";
import { PhotoInput } from "../../../ui/photos/photo-input.tsx";
import { usePhotos } from "../../../ui/photos/use-photos.ts";
import { callApi } from "../../../client/call-api.ts";
import { hasFailed } from "../../../features/uploads/ui/has-failed.ts";
import { useUpload } from "../../../features/uploads/ui/use-upload.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { uploadState } from "../../../features/uploads/ui/upload-state.ts";

const ACCEPT = uploadRules.supplier_file.endings.map((ending) => `.${ending}`).join(",");

/** Attachments are sent as soon as chosen; `standsAgainst` says of one that it has not arrived yet, or has not at all. */
export function useAttachments(about: "offer" | "suppliers") {
  const words = useWords(leadsMessages);
  const ofFiles = useWords(uploadsMessages);
  const photos = usePhotos({
    most: MOST_PHOTOS,
    upload: (photo) => callApi<typeof addOfferPhoto>("POST", "/api/add-offer-photo", { photo }),
  });
  const file = useUpload({ purpose: "supplier_file", words: { large: ofFiles["uploads.large"], failed: ofFiles["uploads.failed"] } });
  return {
    about,
    photos,
    file,
    standsAgainst: photos.photos.some(({ state }) => state === "sending")
      ? words["leads.photosWait"]
      : file.upload?.state === "sending"
        ? ofFiles["uploads.wait"]
        : hasFailed(...photos.photos, file.upload)
          ? ofFiles["uploads.leftOut"]
          : undefined,
  };
}

/** Hidden fields with the ids of uploaded attachments. */
export function AttachmentsOfRequest({ about, photos, file }: ReturnType<typeof useAttachments>) {
  const words = useWords(leadsMessages);
  const ofFiles = useWords(uploadsMessages);
  if (about === "offer")
    return (
      <>
        <PhotoInput
          photos={photos.photos}
          most={MOST_PHOTOS}
          words={{
            title: words["leads.photos"],
            hint: words["leads.photosHint"],
            add: words["leads.addPhoto"],
            remove: words["leads.removePhoto"],
            sending: words["leads.photoSending"],
            failed: words["leads.photoFailed"],
          }}
          onAdd={(files) => void photos.add(files)}
          onRemove={photos.remove}
        />
        {photos.photos.map(({ key, id }) => id && <input key={key} type="hidden" name="photos" value={id} />)}
      </>
    );
  return (
    <>
      <FileInput
        words={{
          title: words["leads.file"],
          hint: words["leads.fileHint"],
          add: words["leads.addFile"],
          remove: ofFiles["uploads.remove"],
          again: ofFiles["uploads.again"],
          state: uploadState(file.upload, ofFiles),
        }}
        icon={<Paperclip aria-hidden="true" />}
        accept={ACCEPT}
        file={file.upload && { ...file.upload, detail: uploadState(file.upload, ofFiles) }}
        onAdd={file.add}
        onAgain={file.upload?.canGoOn ? file.again : undefined}
        onRemove={file.forget}
      />
      {file.upload?.state === "here" && <input type="hidden" name="file" value={file.upload.id} />}
    </>
  );
}
