/** What the script tells the inspector of, from its start on. */
export const inspectedEvents = ['widget:mounted', 'widget:failed', 'widget:problem'];

/** Sent to the document when the inspector has come; `detail` is the list of events so far. */
export const openEvent = 'private-markets-widgets:inspect';
