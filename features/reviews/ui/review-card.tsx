import BadgeCheck from "lucide-react/icons/badge-check";
import type { ReactNode } from "react";
import { useWords } from "../../../client/locale/locale.ts";
import { FilmPlayer } from "../../../ui/film-player.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { ReviewView } from "../reviews.contract.ts";
import { markNames, reviewCardMessages } from "../review-card.messages.ts";
import { Stars } from "./stars.tsx";

/** `short`: only the beginning, without photos; `foot` ends a whole one. */
export function ReviewCard({ review, short, foot }: { review: ReviewView; short?: true; foot?: ReactNode }) {
  const words = useWords(reviewCardMessages);
  const { author, town, language } = review;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars mark={review.rating} />
        <time dateTime={review.createdAt} className="caption text-ink-500">
          {review.day}
        </time>
      </div>
      <div lang={language} className="grow">
        {review.title && <p className="label mb-1.5 break-words">{review.title}</p>}
        <p className={classNames("break-words whitespace-pre-line", short && "line-clamp-5")}>{review.comment}</p>
      </div>
      {!short && review.marks && <Marks marks={review.marks} />}
      {!short && review.film && <Film film={review.film} author={author} />}
      {!short && <Photos photos={review.photos} />}
      <p className="body-s text-ink-700">
        <b className="font-medium">{author}</b>
        {town && `, ${town}`}
        {!short && review.fit && (
          <span className="caption mt-1 block text-ink-500">
            {words["reviews.fitTitle"]}: {words["reviews.fit"][review.fit].toLowerCase()}
          </span>
        )}
        {review.bought && (
          <span className="caption mt-1 flex items-center gap-1.5 text-dill-700">
            <BadgeCheck size={16} aria-hidden="true" />
            {words["reviews.bought"]}
          </span>
        )}
      </p>
      {!short && review.reply && (
        <div className="rounded-control bg-surface-1 p-3">
          <p className="caption mb-1 text-ink-500">{words["reviews.reply"]}</p>
          <p className="body-s break-words whitespace-pre-line">{review.reply}</p>
        </div>
      )}
      {!short && foot}
    </article>
  );
}

function Marks({ marks }: { marks: NonNullable<ReviewView["marks"]> }) {
  const words = useWords(reviewCardMessages);
  return (
    <dl className="body-s grid grid-cols-[1fr_auto] gap-y-1">
      {markNames.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-500">{words[`assessment.${name}`]}</dt>
          <dd>
            <Stars mark={marks[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Film({ film: { src, type, poster }, author }: { film: NonNullable<ReviewView["film"]>; author: string }) {
  const words = useWords(reviewCardMessages);
  return (
    <FilmPlayer
      src={src}
      type={type}
      poster={poster === null ? undefined : `${poster}/large.jpg`}
      words={{ title: words["reviews.film"](author), play: words["reviews.playFilm"], failed: words["reviews.noFilm"] }}
      className="aspect-4/5 rounded-picture bg-ink-900"
      fit="whole"
    />
  );
}

function Photos({ photos }: { photos: readonly string[] }) {
  const words = useWords(reviewCardMessages);
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={`${photo}/large.jpg`} target="_blank" rel="noopener" className="block">
            <img
              src={`${photo}/small.jpg`}
              alt={words["reviews.photo"](at + 1)}
              width={72}
              height={72}
              loading="lazy"
              className="size-18 rounded-picture bg-surface-2 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
