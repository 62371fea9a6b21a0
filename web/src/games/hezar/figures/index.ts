/** The picture of each tale card. */
import type { Component } from 'svelte';
import type { Kind } from '../cards';
import Aladdin from './Aladdin.svelte';
import AliBaba from './AliBaba.svelte';
import Book from './Book.svelte';
import Caravan from './Caravan.svelte';
import Cave from './Cave.svelte';
import Merchant from './Merchant.svelte';
import Palace from './Palace.svelte';
import Sea from './Sea.svelte';
import Sesame from './Sesame.svelte';
import Sheherazade from './Sheherazade.svelte';
import Sinbad from './Sinbad.svelte';
import Tiger from './Tiger.svelte';

export const FIGURES: Record<Kind, Component> = {
  'aladdin-character': Aladdin,
  'ali-baba-character': AliBaba,
  'merchant-character': Merchant,
  'sinbad-character': Sinbad,
  sheherazade: Sheherazade,
  'aladdin-landscape': Cave,
  'ali-baba-landscape': Sesame,
  'merchant-landscape': Caravan,
  'sinbad-landscape': Sea,
  palace: Palace,
  tiger: Tiger,
  book: Book,
};
