/** The events that the script records for the inspector from its start. */
export const inspectedEvents = ['widget:mounted', 'widget:failed', 'widget:problem'];

/** Sent to the document once the inspector has loaded; `detail` is the list of events so far. */
export const openEvent = 'private-markets-widgets:inspect';
