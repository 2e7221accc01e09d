-- What the browser that signed up keeps: with it the letter's link opens the session at once (A14).
alter table auth.sign_ups add column proof_hash bytea check (octet_length(proof_hash) = 32);
