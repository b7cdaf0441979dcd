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
	// phpcs:ignore WordPress.DB -- Lists and counts that would go within a day.
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( '_transient_pmw_' ) . '%', $wpdb->esc_like( '_transient_timeout_pmw_' ) . '%' ) );
	array_map( 'delete_option', array( 'pmw_changed', 'pmw_colour_dark', 'pmw_colour_main', 'pmw_culture', 'pmw_embed_hosts', 'pmw_font_headline', 'pmw_font_text', 'pmw_keep_signups', 'pmw_search_page', 'pmw_signup_table' ) );
}

if ( is_multisite() ) {
	global $wpdb;
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $pmw_site ) {
		switch_to_blog( $pmw_site );
		pmw_forget_site();
		restore_current_blog();
	}
	// Those of sites that were deleted where the plug-in was not active.
	// phpcs:ignore WordPress.DB -- Asked once.
	$pmw_tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->base_prefix ) . '%' . $wpdb->esc_like( 'pmw_signups' ) ) );
	foreach ( preg_grep( '/^' . preg_quote( $wpdb->base_prefix, '/' ) . '\d+_pmw_signups\z/', $pmw_tables ) as $pmw_table ) {
		// phpcs:ignore WordPress.DB -- A name that the database has given.
		$wpdb->query( "DROP TABLE IF EXISTS $pmw_table" );
	}
} else {
	pmw_forget_site();
}
