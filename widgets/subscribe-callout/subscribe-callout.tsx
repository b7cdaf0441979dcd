import { clsx } from 'clsx';
import { type ReactElement, useRef } from 'react';
import { Icon } from '../../shared/components/icon.tsx';
import { type WidgetProps } from '../../shared/widget/define-react-widget.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type subscribeCalloutContract } from './subscribe-callout.contract.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { useSignup } from './use-signup.ts';

type SubscribeCalloutProps = WidgetProps<typeof subscribeCalloutContract>;

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** The newsletter form (idle, then success or error; DECISIONS "Subscribe"). */
export function SubscribeCallout({ config }: SubscribeCalloutProps): ReactElement {
  const { texts } = useWidget<typeof subscribeCalloutContract>();
  const box = useRef<HTMLInputElement>(null);
  const [state, send] = useSignup(box);
  const isAccepted = state.kind === 'accepted';
  const takesFocus = isAccepted && state.takesFocus;

  const isCallout = config.variant === 'callout';
  const Title = isCallout ? 'h2' : 'h3';
  const eyebrow = texts.get('eyebrow');
  const intro = texts.get('intro');
  const title = (
    <p ref={takesFocus ? focus : undefined} className="pmw-subscribe-callout__thanks" tabIndex={-1}>
      {texts.get('success-title')}
    </p>
  );
  return (
    <div
      className={clsx(
        'pmw pmw-subscribe-callout',
        `pmw-subscribe-callout--${config.variant}`,
        isCallout && 'pmw-on-dark',
      )}
    >
      <div className="pmw-subscribe-callout__box">
        <div className="pmw-subscribe-callout__words">
          {eyebrow && <p className="pmw-eyebrow">{eyebrow}</p>}
          <Title className="pmw-subscribe-callout__title">{texts.get('title')}</Title>
          {intro && <p className="pmw-subscribe-callout__intro">{intro}</p>}
        </div>
        <div className="pmw-subscribe-callout__panel">
          {/* Before the form, whose cell it shares, so that it lies below it. */}
          <div className="pmw-subscribe-callout__status">
            {isAccepted && <Icon name="check" />}
            {/* Announced once: by the focus, or else by the status. */}
            {takesFocus && title}
            <div role="status">
              {state.kind === 'sending' && (
                <p className="pmw-visually-hidden">{texts.get('sending')}</p>
              )}
              {isAccepted && (
                <>
                  {!takesFocus && title}
                  <p className="pmw-subscribe-callout__message">{state.message}</p>
                </>
              )}
            </div>
          </div>
          <SubscribeForm state={state} isOnDark={isCallout} boxRef={box} onSend={send} />
        </div>
      </div>
    </div>
  );
}
