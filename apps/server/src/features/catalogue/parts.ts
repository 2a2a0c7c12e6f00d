import type { Parts } from '../base/parts.ts';
import type { PictureIntake } from '../base/pictures/pictures.intake.ts';
import type { Catalogue } from './snapshot/catalogue.ts';

export type CatalogueParts = Parts & { readonly catalogue: Catalogue; readonly intake: PictureIntake };
