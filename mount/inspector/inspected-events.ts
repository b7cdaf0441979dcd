/** The events that the script records for the inspector from its start. */
export const inspectedEvents = ['widget:mounted', 'widget:failed', 'widget:problem'];

/** The name of the inspector's element. */
export const hostTag = 'private-markets-widgets-inspector';

/** Sent to the document once the inspector has loaded; `detail` is the list of events so far. */
export const openEvent = 'private-markets-widgets:inspect';
