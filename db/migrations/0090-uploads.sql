-- Files that visitors send in parts (docs/decisions/0060). A row lives until the thing the file was sent for takes it, at most a day.
create table upload (
  id uuid primary key,
  purpose text not null check (purpose in ('review_film', 'supplier_file')),
  account_id bigint references account (id),
  name text not null,
  size int not null check (size > 0),
  received int not null default 0 check (received between 0 and size),
  created_at timestamptz not null
);
create index upload_created on upload (created_at);

-- A film of a review, written anew; its file's name is its id. Its poster is one of the review's photos.
create table review_film (
  id uuid primary key,
  account_id bigint not null references account (id),
  review_id bigint references review (id),
  type text not null check (type in ('mp4', 'webm')),
  seconds smallint not null check (seconds > 0),
  created_at timestamptz not null
);
create unique index review_film_review on review_film (review_id);
create index review_film_account on review_film (account_id);
create index review_film_waiting on review_film (created_at) where review_id is null;
alter table review_photo add column is_poster boolean not null default false;

-- What comes with a request: photos of an offer, the file of a supplier. Their files' names are their ids.
create table lead_photo (
  id uuid primary key,
  lead_id bigint references lead (id),
  position smallint not null default 0,
  created_at timestamptz not null
);
create index lead_photo_lead on lead_photo (lead_id, position);
create index lead_photo_waiting on lead_photo (created_at) where lead_id is null;
create table lead_file (
  id uuid primary key,
  lead_id bigint not null unique references lead (id),
  name text not null,
  size int not null
);
