import { useState } from "react";
import { useTranslate } from "react-admin";
import { refusalByField } from "../../../../client/call-api.ts";
import type { addContentPicture } from "../../../../features/content/staff/content-pictures.contract.ts";
import { LARGEST_PICTURE_BYTES } from "../../../../features/content/pictures.rules.ts";
import { base64Of } from "../../../../ui/photos/shrink-photo.ts";
import { callStaffApi } from "../../call-staff-api.ts";

/** `send` answers the picture's id, or undefined and shows the refusal. */
export function useSendPicture() {
  const translate = useTranslate();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (file: File): Promise<string | undefined> => {
    setRefusal(undefined);
    if (file.size > LARGEST_PICTURE_BYTES) return void setRefusal(translate("content.pictureLarge"));
    setSending(true);
    try {
      const picture = base64Of(await dataAddressOf(file));
      return (await callStaffApi<typeof addContentPicture>("POST", "/api/admin/content-pictures", { picture })).id;
    } catch (error) {
      const said = refusalByField(error, translate("ra.notification.http_error"));
      return void setRefusal(said["picture"] ?? said["form"]);
    } finally {
      setSending(false);
    }
  };
  return { isSending, refusal, send };
}

function dataAddressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file cannot be read")));
    reader.readAsDataURL(file);
  });
}
