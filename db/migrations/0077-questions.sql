-- What customers ask about a product, and the shop's answer; shown once it is answered.
create table product_question (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id),
  account_id bigint not null references account (id),
  author text not null,
  language text not null check (language in ('uk', 'ru')),
  question text not null check (question <> ''),
  answer text not null default '',
  status text not null default 'new' check (status in ('new', 'answered', 'refused')),
  reason text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz,
  version int not null default 1,
  check ((status = 'answered') = (answered_at is not null)),
  check (status <> 'answered' or answer <> '')
);
create index product_question_shown on product_question (product_id, answered_at desc, id desc) where status = 'answered';
create index product_question_status on product_question (status, id desc);
create index product_question_account on product_question (account_id);
