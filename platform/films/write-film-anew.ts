import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type InputVideoTrack,
} from "mediabunny";
import type { FilmAnswer, FilmAsked, FilmLimits } from "./film-recipe.ts";

/** Codecs that every present browser plays, by container. */
const pictures = { mp4: ["avc"], webm: ["vp8", "vp9", "av1"] };
const sounds = { mp4: ["aac", "mp3"], webm: ["opus", "vorbis"] };

/** Copies picture and sound alone: no place, no names, no hidden tracks. Sound that browsers do not play is left out. */
export async function writeFilmAnew({ from, to, limits }: FilmAsked): Promise<FilmAnswer> {
  const input = new Input({ source: new FilePathSource(from), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) return { fault: "unreadable" };
    const type = typeOf(picture);
    if (!type) return { fault: "codec" };
    const seconds = await input.computeDuration();
    const fault = faultOf(picture, seconds, limits);
    if (fault) return { fault };
    const format = type === "mp4" ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat();
    const output = new Output({ format, target: new FilePathTarget(to) });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: "primary",
      tags: {},
      audio: (track) => ({ discard: !sounds[type].includes(track.codec ?? "") }),
      showWarnings: false,
    });
    if (!conversion.isValid) return { fault: "unreadable" };
    await conversion.execute();
    return { made: { type, seconds: Math.ceil(seconds) } };
  } finally {
    input.dispose();
  }
}

const typeOf = ({ codec }: InputVideoTrack): "mp4" | "webm" | undefined =>
  (["mp4", "webm"] as const).find((type) => pictures[type].includes(codec ?? ""));

function faultOf(picture: InputVideoTrack, seconds: number, { longestSeconds, largestSide }: FilmLimits) {
  if (!(seconds > 0)) return "unreadable" as const;
  if (seconds > longestSeconds) return "long" as const;
  if (Math.max(picture.displayWidth, picture.displayHeight) > largestSide) return "large" as const;
  return undefined;
}
