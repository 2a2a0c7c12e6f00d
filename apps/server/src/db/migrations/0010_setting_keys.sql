-- A setting's key is the path of its endpoints.
update settings set key = 'payment-methods' where key = 'payment_methods';
