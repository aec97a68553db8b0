/** The colour of every card, for where no position is at hand. */
import type { Colour } from './reading';

const BY_COLOUR: Record<Colour, string> = {
  tan: 'bard fool postal_pigeon ranger ruins shepherd undertaker wanderer juggler cirrus_windfall silver_scale_spring',
  green:
    'barge_toad chip_sweep doctor fairgrounds farm general_store husband mine miner_mole monk peddler resin_refinery storehouse teacher twig_barge woodcarver carnival town_crier poe mcgregors_market',
  red: 'cemetery chapel inn lookout monastery post_office queen university scurrble_stadium amilla_glistendew the_green_acorn',
  blue: 'clock_tower courthouse crane dungeon historian innkeeper judge shopkeeper gazette foresight bridge_of_the_sky',
  purple:
    'architect castle ever_tree king palace school theater wife scurrble_champion fynn_nobletail oleanders_opera_house',
};

export const COLOUR_OF = new Map(
  Object.entries(BY_COLOUR).flatMap(([colour, cards]) =>
    cards.split(' ').map((card): [string, Colour] => [card, colour as Colour]),
  ),
);
