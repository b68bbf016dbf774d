import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import { t } from '../../ui/text';

export type ScrubberProps = {
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly playing: boolean;
  readonly onGo: (to: number) => void;
  readonly onPlay: (playing: boolean) => void;
};

/** Goes through a game: by the slider, by steps, by itself. */
export function Scrubber({ at, first, last, playing, onGo, onPlay }: ScrubberProps) {
  const toggle = (): void => {
    if (!playing && at >= last) onGo(first);
    onPlay(!playing);
  };
  const steps: readonly StepProps[] = [
    {
      id: 'first',
      k: 'Home',
      icon: 'fast-backward-button',
      label: t('app.replay.first'),
      run: () => onGo(first),
    },
    {
      id: 'back',
      k: 'ArrowLeft',
      icon: 'previous-button',
      label: t('app.replay.back'),
      run: () => onGo(at - 1),
    },
    {
      id: 'play',
      k: 'P',
      icon: playing ? 'pause-button' : 'play-button',
      label: playing ? t('app.replay.pause') : t('app.replay.play'),
      run: toggle,
    },
    {
      id: 'on',
      k: 'ArrowRight',
      icon: 'next-button',
      label: t('app.replay.forward'),
      run: () => onGo(at + 1),
    },
    { id: 'last', k: 'End', icon: 'fast-forward-button', label: t('app.replay.last'), run: () => onGo(last) },
  ];
  return (
    <div className="scrubber">
      <input
        type="range"
        min={first}
        max={last}
        value={at}
        aria-label={t('app.replay.scrub')}
        aria-valuetext={at === 0 ? t('app.replay.start') : t('app.replay.position', { at, count: last })}
        data-testid="scrubber"
        onChange={(event) => {
          onPlay(false);
          onGo(event.target.valueAsNumber);
        }}
      />
      <div className="row" role="toolbar" aria-label={t('app.replay.moves')}>
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </div>
    </div>
  );
}

type StepProps = {
  readonly id: string;
  readonly k: string;
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
};

function Step({ id, k, icon, label, run }: StepProps) {
  useShortcut({ id: `replay.${id}`, key: k, label, group: t('app.replay.moves'), run });
  return <Button label={label} icon={icon} keyHint={k} iconOnly onClick={run} testId={`replay-${id}`} />;
}
