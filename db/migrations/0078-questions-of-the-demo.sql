-- Questions of the demo have an author and no account, as its reviews.
alter table product_question alter column account_id drop not null;
