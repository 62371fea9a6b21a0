/** What another player did last, in words: for those whose log is out of sight. */
import type { BoardProps } from '../../games/front';
import { tell } from '../lines';

export class RivalDid {
  text = $state('');

  constructor(props: () => Pick<BoardProps<unknown, unknown>, 'last' | 'eye' | 'names' | 't'>) {
    $effect(() => {
      const { last, eye, names, t } = props();
      const line = last?.kind === 'move' ? last.lines[0] : undefined;
      if (!line || typeof last?.seat !== 'number' || last.seat < 0) return;
      this.text = last.seat === eye ? '' : tell(line, names, eye, t);
    });
  }
}
