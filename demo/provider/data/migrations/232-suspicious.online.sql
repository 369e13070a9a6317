create index concurrently if not exists enquiries_suspicious_idx
  on enquiries (suspicious_at, uuid) where suspicious_at is not null;

create index concurrently if not exists reviews_suspicious_idx
  on reviews (suspicious_at, uuid) where suspicious_at is not null;

create index concurrently if not exists testimonials_suspicious_idx
  on testimonials (suspicious_at, uuid) where suspicious_at is not null;
