CREATE TABLE "calculations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"kcal" integer NOT NULL,
	"goal" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;