<?php
/**
 * What Tools › Site Health says of the plug-in.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Whether a page that visitors see has the sign-up. */
function pmw_has_signup_page() {
	global $wpdb;
	$pattern = '%' . $wpdb->esc_like( 'subscribe-callout' ) . '%';
	// phpcs:ignore WordPress.DB -- Asked where Site Health is looked at.
	return null !== $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s LIMIT 1", $pattern ) );
}

/**
 * The finding on the sign-up.
 *
 * @return array<string, mixed>
 */
function pmw_find_signup_health() {
	$is_lost = pmw_has_signup_page() && ! pmw_takes_signups();
	$link    = '<p><a href="' . esc_url( pmw_settings_address() ) . '">' . esc_html__( 'Settings' ) . '</a></p>';
	return array(
		'label'       => pmw_word( $is_lost ? 'signup-nobody-title' : 'signup-received-title' ),
		'status'      => $is_lost ? 'critical' : 'good',
		'badge'       => array(
			'label' => 'Private Markets Widgets',
			'color' => 'blue',
		),
		'description' => $is_lost ? '<p>' . esc_html( pmw_word( 'signup-nobody' ) ) . '</p>' : '',
		'actions'     => $is_lost ? $link : '',
		'test'        => 'pmw_signup',
	);
}

function pmw_add_health_test( $tests ) {
	// Without a page that has it there is nothing to say.
	if ( pmw_has_answers() && pmw_has_signup_page() ) {
		$tests['direct']['pmw_signup'] = array(
			'label' => pmw_word( 'signup' ),
			'test'  => 'pmw_find_signup_health',
		);
	}
	return $tests;
}
add_filter( 'site_status_tests', 'pmw_add_health_test' );
