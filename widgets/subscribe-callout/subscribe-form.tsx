import { type ReactElement, type RefObject, useId } from 'react';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type subscribeCalloutContract } from './subscribe-callout.contract.ts';
import { type SignupState } from './use-signup.ts';

interface SubscribeFormProps {
  readonly state: SignupState;
  readonly isOnDark: boolean;
  readonly boxRef: RefObject<HTMLInputElement | null>;
  readonly onSend: (email: string) => void;
}

/** While hidden it keeps its space, so that nothing moves when the thanks appear. */
export function SubscribeForm(props: SubscribeFormProps): ReactElement {
  const { state, isOnDark, boxRef, onSend } = props;
  const { texts } = useWidget<typeof subscribeCalloutContract>();
  const errorId = useId();
  const isRefused = state.kind === 'refused';
  const isSending = state.kind === 'sending';
  const error =
    (state.kind === 'failed' && (texts.get('failed') || texts.get('invalid-email'))) ||
    (isRefused && texts.get('invalid-email'));
  const note = texts.get('note');
  return (
    <form
      className="pmw-subscribe-callout__form"
      hidden={state.kind === 'accepted'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(boxRef.current?.value ?? '');
      }}
    >
      <label className="pmw-field pmw-subscribe-callout__field">
        <span className="pmw-field__label">{texts.get('email-label')}</span>
        <input
          ref={boxRef}
          className="pmw-field__input"
          type="email"
          name="email"
          autoComplete="email"
          placeholder={texts.get('placeholder') || undefined}
          aria-invalid={isRefused}
          aria-describedby={error ? errorId : undefined}
        />
      </label>
      <button
        className={`pmw-button pmw-button--${isOnDark ? 'light' : 'primary'} pmw-subscribe-callout__submit`}
        type="submit"
        aria-disabled={isSending || undefined}
      >
        {texts.get('submit')}
      </button>
      <div className="pmw-subscribe-callout__lines">
        {note && <p className="pmw-subscribe-callout__note">{note}</p>}
        {isSending && (
          <p className="pmw-subscribe-callout__sending" aria-hidden="true">
            {texts.get('sending')}
          </p>
        )}
        {error && (
          <p key={state.attempt} className="pmw-subscribe-callout__error" id={errorId} role="alert">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
