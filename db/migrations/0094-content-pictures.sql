-- Pictures that staff upload for stories and promotions (docs/decisions/0063). The file's name is the id; a picture that no story, slide or
-- promotion names is forgotten after a day.
create table content_picture (
  id uuid primary key,
  created_at timestamptz not null
);
create index content_picture_created on content_picture (created_at);
-- What a picture shows, for those who do not see it; that of a slide stands in the slide.
alter table promotion add column alt_uk text not null default '';
alter table promotion add column alt_ru text not null default '';
