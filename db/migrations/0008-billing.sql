-- Who a user is for Stripe. What he pays for is read from Stripe and written into `subscriptions`; nothing of a card is here.

create table auth.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (char_length(customer_id) between 1 and 255),
  -- When Stripe was asked last: an older answer that comes late changes nothing.
  asked_at timestamptz(3) not null default '-infinity'
);
