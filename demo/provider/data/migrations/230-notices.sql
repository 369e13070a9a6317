-- Version and language of the sentence about privacy that the form showed, such as '1.hi'; null if it isn't recorded.
alter table enquiries add column notice text;
alter table reviews add column notice text;
alter table testimonials add column notice text;
