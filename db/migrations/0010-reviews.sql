-- What customers say of the shop, of a product, or of a delivered order (an assessment). Shown only once staff approved it.
-- Reviews of the demo have an author and no account.
create table review (
  id bigint generated always as identity primary key,
  about text not null check (about in ('shop', 'product', 'order')),
  account_id bigint references account (id),
  product_id bigint references product (id),
  order_id uuid references placed_order (id),
  author text not null,
  town text not null default '',
  language text not null check (language in ('uk', 'ru')),
  rating smallint not null check (rating between 1 and 5),
  delivery_speed smallint check (delivery_speed between 1 and 5),
  price_quality smallint check (price_quality between 1 and 5),
  service_quality smallint check (service_quality between 1 and 5),
  title text not null default '',
  comment text not null default '',
  bought boolean not null default false,
  status text not null default 'new' check (status in ('new', 'published', 'refused')),
  reason text not null default '',
  reply text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  version int not null default 1,
  check ((about = 'product') = (product_id is not null)),
  check (about = 'order' or order_id is null),
  check (num_nulls(delivery_speed, price_quality, service_quality) = case about when 'order' then 0 else 3 end)
);
create unique index review_one_of_product on review (account_id, product_id) where product_id is not null and status <> 'refused';
create unique index review_one_of_shop_waiting on review (account_id) where about = 'shop' and status = 'new';
create unique index review_one_of_order on review (order_id) where order_id is not null;
create index review_published_of_shop on review (created_at desc, id desc) where status = 'published' and product_id is null;
create index review_published_of_product on review (product_id, created_at desc, id desc)
  where status = 'published' and product_id is not null;
create index review_status on review (status, id desc);

-- A photo waits for its review for a day; its file's name is its id.
create table review_photo (
  id uuid primary key,
  account_id bigint not null references account (id),
  review_id bigint references review (id),
  position smallint not null default 0,
  created_at timestamptz not null
);
create index review_photo_review on review_photo (review_id, position);
create index review_photo_waiting on review_photo (created_at) where review_id is null;
