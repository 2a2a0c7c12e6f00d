CREATE TYPE "public"."christmas_way_kind" AS ENUM('evening_23', 'morning_24');--> statement-breakpoint
CREATE TABLE "christmas_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "christmas_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"locale" "locale" NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "christmas_reminders_email_unique" UNIQUE("email"),
	CONSTRAINT "christmas_reminders_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "christmas_ways" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "christmas_ways_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"kind" "christmas_way_kind" NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	"price_cents" integer NOT NULL,
	"sets_limit" integer NOT NULL,
	CONSTRAINT "christmas_ways_each" UNIQUE("city_id","kind")
);
--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "christmas_way_id" integer;--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "christmas_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "christmas_ways" ADD CONSTRAINT "christmas_ways_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "christmas_reminders_confirmed" ON "christmas_reminders" USING btree ("confirmed_at");--> statement-breakpoint
ALTER TABLE "check_outs" ADD CONSTRAINT "check_outs_christmas_way_id_christmas_ways_id_fk" FOREIGN KEY ("christmas_way_id") REFERENCES "public"."christmas_ways"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_outs_christmas" ON "check_outs" USING btree ("christmas_way_id") WHERE "check_outs"."christmas_way_id" is not null;