const LOOK_AT_SECONDS = 1;
const LONGEST_WAIT_MS = 8_000;

/** A picture of a film as this browser shows it; undefined when it does not. */
export async function posterOfFilm(file: File): Promise<Blob | undefined> {
  const address = URL.createObjectURL(file);
  const film = document.createElement("video");
  film.muted = true;
  film.preload = "auto";
  try {
    await happened(film, "loadeddata", () => (film.src = address));
    await happened(film, "seeked", () => (film.currentTime = Math.min(LOOK_AT_SECONDS, film.duration / 2)));
    const canvas = document.createElement("canvas");
    canvas.width = film.videoWidth;
    canvas.height = film.videoHeight;
    canvas.getContext("2d")?.drawImage(film, 0, 0);
    return await new Promise((resolve) => canvas.toBlob((picture) => resolve(picture ?? undefined), "image/jpeg", 0.9));
  } catch {
    return undefined;
  } finally {
    film.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}

function happened(film: HTMLVideoElement, event: "loadeddata" | "seeked", begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true });
    film.addEventListener("error", () => reject(new Error("the browser cannot show the film")), { once: true });
    setTimeout(() => reject(new Error("the film takes too long")), LONGEST_WAIT_MS);
    begin();
  });
}
