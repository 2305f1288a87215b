import { useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { randomName } from "../../../ui/random-name.ts";
import type { addReviewPhoto } from "../reviews.contract.ts";
import { base64Of, shrinkPhoto } from "./shrink-photo.ts";

/** `id` once the shop has it. */
export type Photo = { key: string; preview: string; state: "sending" | "here" | "failed"; id: string };

/** Shrunk on the device and sent as soon as chosen. */
export function usePhotos({ most }: { most: number }) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const put = (key: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const send = async (file: File) => {
    const key = randomName();
    setPhotos((before) => [...before, { key, preview: "", state: "sending", id: "" }]);
    try {
      const preview = await shrinkPhoto(file);
      put(key, { preview });
      const { id } = await callApi<typeof addReviewPhoto>("POST", "/api/add-review-photo", { photo: base64Of(preview) });
      put(key, { state: "here", id });
    } catch {
      put(key, { state: "failed" });
    }
  };
  return {
    photos,
    add: async (files: readonly File[]) => {
      for (const file of files.slice(0, most - photos.length)) await send(file);
    },
    remove: (key: string) => setPhotos((before) => before.filter((photo) => photo.key !== key)),
    forget: () => setPhotos([]),
  };
}
