import { describe, expect, it } from 'vitest';
import { places } from './places';
import { die, portrait } from './rugwort';
import { CARDS, vignette } from './vignettes';

const DEALT =
  'bard fool postal_pigeon ranger ruins shepherd undertaker wanderer ' +
  'barge_toad chip_sweep doctor fairgrounds farm general_store husband mine miner_mole monk peddler resin_refinery ' +
  'storehouse teacher twig_barge woodcarver ' +
  'cemetery chapel inn lookout monastery post_office queen university ' +
  'clock_tower courthouse crane dungeon historian innkeeper judge shopkeeper ' +
  'architect castle ever_tree king palace school theater wife ' +
  'carnival gazette juggler scurrble_champion scurrble_stadium town_crier ' +
  'amilla_glistendew cirrus_windfall foresight fynn_nobletail poe ' +
  'bridge_of_the_sky mcgregors_market oleanders_opera_house silver_scale_spring the_green_acorn';

const LAID =
  'basic_3_twigs basic_2_twigs_1_card basic_2_resin basic_1_resin_1_card basic_2_cards_1_point basic_1_pebble ' +
  'basic_1_berry_1_card basic_1_berry haven journey forest_3_berries forest_2_berries_1_card forest_2_resin_1_twig ' +
  'forest_1_twig_1_resin_1_berry forest_3_cards_1_pebble forest_2_any forest_2_cards_1_any ' +
  'forest_discard_up_to_3_gain_any forest_discard_any_draw_double forest_copy_basic_1_card ' +
  'forest_draw_2_meadow_play_1_discount_1';

/** Every shape must have been given numbers and colours, and every group must end. */
const sound = (svg: string): boolean =>
  !/undefined|NaN|null/.test(svg) && svg.split('<g').length === svg.split('</g>').length;

describe('drawings', () => {
  it('are there for all cards of the box and for nothing else', () => {
    expect([...CARDS].sort()).toEqual(DEALT.split(' ').sort());
  });

  it('differ from card to card', () => {
    expect(new Set(CARDS.map(vignette)).size).toBe(CARDS.length);
  });

  it('are there for every place, and differ', () => {
    expect(Object.keys(places).sort()).toEqual(LAID.split(' ').sort());
    expect(new Set(Object.values(places).map((draw) => draw())).size).toBe(Object.keys(places).length);
  });

  it('are whole', () => {
    expect(CARDS.filter((card) => !sound(vignette(card)))).toEqual([]);
    expect(Object.keys(places).filter((place) => !sound(places[place]!()))).toEqual([]);
  });

  it('show Rugwort in all his moods and his die on all its sides', () => {
    const moods = [portrait('sly'), portrait('glad'), portrait('cross')];
    const sides = Array.from({ length: 8 }, (_, i) => die(i + 1));
    expect(new Set([...moods, ...sides]).size).toBe(11);
    expect([...moods, ...sides].every(sound)).toBe(true);
  });

  it('look the same every time, and say nothing for what is not in the box', () => {
    expect(vignette('castle')).toBe(vignette('castle'));
    expect(vignette('dragon')).toBe('');
  });
});
