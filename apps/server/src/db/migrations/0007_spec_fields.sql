ALTER TABLE "dishes" ADD COLUMN "menu_type_id" integer;--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_menu_type_id_menu_types_id_fk" FOREIGN KEY ("menu_type_id") REFERENCES "public"."menu_types"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- A dish that menus of a single type have served is made for that type.
UPDATE "dishes" SET "menu_type_id" = "served"."menu_type_id" FROM (
  SELECT "menu_dishes"."dish_id", min("menus"."menu_type_id") AS "menu_type_id"
  FROM "menu_dishes" JOIN "menus" ON "menus"."id" = "menu_dishes"."menu_id"
  GROUP BY "menu_dishes"."dish_id" HAVING count(DISTINCT "menus"."menu_type_id") = 1
) AS "served" WHERE "served"."dish_id" = "dishes"."id";--> statement-breakpoint
-- When somebody of the shop has approved a payment is in the trail.
UPDATE "check_outs" SET "approved_at" = "approved"."at" FROM (
  SELECT "entity_id", max("at") AS "at" FROM "audit_entries"
  WHERE "entity" = 'check_out' AND "action" = 'approve_payment' AND "details" ->> 'by' = 'staff'
  GROUP BY "entity_id"
) AS "approved" WHERE "approved"."entity_id" = "check_outs"."id"::text;--> statement-breakpoint
UPDATE "check_outs" SET "buyer" = '{"addressName": ""}'::jsonb || "buyer";
