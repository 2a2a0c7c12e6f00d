CREATE TABLE "idempotency_keys" (
	"endpoint" text NOT NULL,
	"user_id" integer,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"made_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_key" UNIQUE NULLS NOT DISTINCT("endpoint","user_id","key")
);
--> statement-breakpoint
ALTER TABLE "check_outs" DROP CONSTRAINT "check_outs_idempotencyKey_unique";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_user_id" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
-- Keys of accounts that are gone are nobody's: only a login could show them again.
INSERT INTO "idempotency_keys" ("endpoint", "user_id", "key", "request_hash", "made_id", "created_at")
SELECT 'POST /check-outs',
	CASE WHEN "idempotency_key" LIKE 'guest %' THEN NULL ELSE split_part("idempotency_key", ' ', 1)::integer END,
	substr("idempotency_key", strpos("idempotency_key", ' ') + 1),
	coalesce("request_hash", ''),
	"id"::text,
	"created_at"
FROM "check_outs"
WHERE "idempotency_key" LIKE 'guest %'
	OR split_part("idempotency_key", ' ', 1) IN (SELECT "id"::text FROM "users");--> statement-breakpoint
ALTER TABLE "check_outs" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "check_outs" DROP COLUMN "request_hash";