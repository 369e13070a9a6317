-- Subjects of rate limits are stored as hashes: some contain an address.
update hits set subject = encode(sha256(convert_to(subject, 'UTF8')), 'hex');
