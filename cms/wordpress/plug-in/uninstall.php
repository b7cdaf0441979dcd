<?php
/**
 * Takes away what the plug-in keeps, when it is deleted under Plugins; WordPress says so before.
 *
 * @package private-markets-widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** On the present site. */
function pmw_forget_site() {
	global $wpdb;
	// phpcs:ignore WordPress.DB -- The name is that of the plug-in's own table.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}pmw_signups" );
	array_map( 'delete_option', array( 'pmw_keep_signups', 'pmw_signup_table', 'pmw_search_page', 'pmw_changed' ) );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $pmw_site ) {
		switch_to_blog( $pmw_site );
		pmw_forget_site();
		restore_current_blog();
	}
} else {
	pmw_forget_site();
}
