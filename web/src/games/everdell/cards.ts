/** The colour of every card, for where no position is at hand. */
import type { Colour } from './reading';

const BY_COLOUR: Record<Colour, string> = {
  tan: 'bard fool postal_pigeon ranger ruins shepherd undertaker wanderer',
  green:
    'barge_toad chip_sweep doctor fairgrounds farm general_store husband mine miner_mole monk peddler resin_refinery storehouse teacher twig_barge woodcarver',
  red: 'cemetery chapel inn lookout monastery post_office queen university',
  blue: 'clock_tower courthouse crane dungeon historian innkeeper judge shopkeeper',
  purple: 'architect castle ever_tree king palace school theater wife',
};

export const COLOUR_OF = new Map(
  Object.entries(BY_COLOUR).flatMap(([colour, cards]) =>
    cards.split(' ').map((card): [string, Colour] => [card, colour as Colour]),
  ),
);
