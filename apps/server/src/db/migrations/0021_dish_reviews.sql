DROP INDEX "dish_reviews_shown";--> statement-breakpoint
ALTER TABLE "dish_reviews" ADD COLUMN "meal_kit_id" integer;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "earlier_average" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "earlier_votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_reviews" ADD CONSTRAINT "dish_reviews_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dish_reviews_kit" ON "dish_reviews" USING btree ("meal_kit_id");--> statement-breakpoint
CREATE INDEX "dish_reviews_shown" ON "dish_reviews" USING btree ("meal_kit_id","id") WHERE "dish_reviews"."is_name_shown" and not "dish_reviews"."is_hidden" and "dish_reviews"."words" <> '';--> statement-breakpoint
UPDATE "dishes" SET "earlier_average" = "evaluation_average", "earlier_votes" = "evaluation_votes";