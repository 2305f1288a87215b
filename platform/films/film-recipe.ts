export type FilmLimits = { longestSeconds: number; largestSide: number };
export type FilmAsked = { from: string; to: string; limits: FilmLimits };
export type FilmMade = { type: "mp4" | "webm"; seconds: number };
/** Why a film is refused: no film, a picture browsers do not all show, too long, too large a picture; or, of no fault of its own, its process was killed. */
export type FilmFault = "unreadable" | "codec" | "long" | "large" | "interrupted";
export type FilmAnswer = { made: FilmMade } | { fault: FilmFault };
