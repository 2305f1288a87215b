import { useState } from "react";
import { randomName } from "../random-name.ts";
import { base64Of, shrinkPhoto } from "./shrink-photo.ts";

/** `id` once the shop has it. */
export type Photo = { key: string; preview: string; state: "sending" | "here" | "failed"; id: string };

/** Shrunk on the device and sent (as base64) as soon as chosen; `upload` answers the id. */
export function usePhotos({ most, upload }: { most: number; upload: (photo: string) => Promise<{ id: string }> }) {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const put = (key: string, part: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const send = async (file: File) => {
    const key = randomName();
    setPhotos((before) => [...before, { key, preview: "", state: "sending", id: "" }]);
    try {
      const preview = await shrinkPhoto(file);
      put(key, { preview });
      const { id } = await upload(base64Of(preview));
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
