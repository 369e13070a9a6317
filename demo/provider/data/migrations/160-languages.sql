-- The language of the page that a traveller used last, as a BCP 47 tag: emails are written in it. Null is English.
alter table enquiries add column language text;
alter table users add column language text;

-- The language of a published text.
alter table reviews add column language text;
alter table testimonials add column language text;
