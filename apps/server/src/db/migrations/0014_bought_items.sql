-- What was bought keeps what the kitchen needs of its kit. It is taken from the kit as it is now; of a kit that is gone
-- nothing is known, and such rows say so by empty values.
UPDATE "orders" SET "item" = "item" || jsonb_build_object(
	'mealKitId', "meal_kit_id",
	'combinationId', "combination_id",
	'meals', coalesce((SELECT to_jsonb(kit."meals"::text[]) FROM "meal_kits" kit WHERE kit."id" = "meal_kit_id"), '[]'),
	'menuType', (
		SELECT jsonb_build_object('id', type."id", 'name', type."name")
		FROM "meal_kits" kit JOIN "menu_types" type ON type."id" = kit."menu_type_id"
		WHERE kit."id" = "meal_kit_id" AND NOT ("item" -> 'isUnique')::boolean
	),
	'dishes', coalesce((
		SELECT jsonb_agg(jsonb_build_object('id', dish."id", 'name', dish."name") ORDER BY part."position", dish."id")
		FROM "meal_kit_dishes" part JOIN "dishes" dish ON dish."id" = part."dish_id"
		WHERE part."meal_kit_id" = "orders"."meal_kit_id" AND ("item" -> 'isUnique')::boolean
	), '[]')
);
