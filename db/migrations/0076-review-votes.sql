-- How clothing and footwear sat on the author, where they said it, and how many customers found the review helpful.
alter table review add column fit text check (fit in ('small', 'true', 'large'));
alter table review add constraint review_fit_of_product check (fit is null or about = 'product');
alter table review add column helpful int not null default 0 check (helpful >= 0);

create table review_vote (
  review_id bigint not null references review (id),
  account_id bigint not null references account (id),
  voted_at timestamptz not null,
  primary key (review_id, account_id)
);
create index review_vote_account on review_vote (account_id);
