<?php
/**
 * Sign-ups that are kept here, in a private list, where the settings say so.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Whether this site keeps the addresses itself. */
function pmw_keeps_signups() {
	return (bool) get_option( 'pmw_keep_signups', false );
}

/** The table of the list. No post type: whatever reads posts would read addresses. */
function pmw_signup_table() {
	global $wpdb;
	return $wpdb->prefix . 'pmw_signups';
}

/** Makes the table before the first address is kept. */
function pmw_make_signup_table() {
	global $wpdb;
	if ( get_option( 'pmw_signup_table' ) ) {
		return;
	}
	$table = pmw_signup_table();
	$made  = $wpdb->query( // phpcs:ignore WordPress.DB -- A name of this file.
		"CREATE TABLE IF NOT EXISTS $table (
			hash char(64) NOT NULL,
			email varchar(254) NOT NULL,
			culture varchar(35) NOT NULL,
			consent_date datetime NOT NULL,
			PRIMARY KEY  (hash)
		) {$wpdb->get_charset_collate()}"
	);
	if ( false !== $made ) {
		update_option( 'pmw_signup_table', 1 );
	}
}

/** Has a network drop the list of a site together with the site. */
function pmw_drop_signups( $tables, $site ) {
	global $wpdb;
	$tables[] = $wpdb->get_blog_prefix( $site ) . 'pmw_signups';
	return $tables;
}
add_filter( 'wpmu_drop_tables', 'pmw_drop_signups', 10, 2 );

/** The same for an address in small and in capital letters. */
function pmw_signup_hash( $email ) {
	return hash( 'sha256', strtolower( trim( $email ) ) );
}

/**
 * Keeps an address with the time of the consent; one that is there stays as it is.
 *
 * @param string $email   The address.
 * @param string $culture That of the page.
 * @throws RuntimeException If the database refuses.
 */
function pmw_keep_signup( $email, $culture ) {
	global $wpdb;
	pmw_make_signup_table();
	$table = pmw_signup_table();
	// phpcs:disable WordPress.DB -- The table is a name of this file.
	$kept = $wpdb->query(
		$wpdb->prepare(
			"INSERT IGNORE INTO $table (hash, email, culture, consent_date) VALUES (%s, %s, %s, %s)",
			pmw_signup_hash( $email ),
			$email,
			substr( $culture, 0, 35 ),
			current_time( 'mysql', true )
		)
	);
	// phpcs:enable
	if ( false === $kept ) {
		throw new RuntimeException( 'The database did not take the address.' );
	}
}

function pmw_begin_keeping() {
	if ( pmw_has_answers() && pmw_keeps_signups() ) {
		add_action( 'pmw_signup', 'pmw_keep_signup', 10, 2 );
	}
}
add_action( 'init', 'pmw_begin_keeping' );

/**
 * The addresses that are kept, or one of them.
 *
 * @param string|null $email An address.
 * @return array<int, array{email: string, culture: string, consent_date: string}>
 */
function pmw_list_signups( $email = null ) {
	global $wpdb;
	if ( ! get_option( 'pmw_signup_table' ) ) {
		return array();
	}
	$table = pmw_signup_table();
	// phpcs:disable WordPress.DB -- The table is a name of this file.
	$rows = null === $email
		? $wpdb->get_results( "SELECT email, culture, consent_date FROM $table ORDER BY consent_date, email", ARRAY_A )
		: $wpdb->get_results( $wpdb->prepare( "SELECT email, culture, consent_date FROM $table WHERE hash = %s", pmw_signup_hash( $email ) ), ARRAY_A );
	// phpcs:enable
	return (array) $rows;
}

function pmw_count_signups() {
	global $wpdb;
	// phpcs:ignore WordPress.DB -- The table is a name of this file.
	return get_option( 'pmw_signup_table' ) ? (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . pmw_signup_table() ) : 0;
}

/** Where the visitor asks from. Behind a proxy that WordPress is not told of, a site says so by the filter of the same name. */
function pmw_visitor_address() {
	$remote = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	$packed = filter_var( $remote, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? inet_pton( $remote ) : false;
	// A visitor has as many addresses of version 6 as begin with the same half.
	return (string) apply_filters( 'pmw_visitor_address', false === $packed ? $remote : bin2hex( substr( $packed, 0, 8 ) ) );
}

/** Whether a visitor, or anybody for one e-mail address, has signed up too often in this hour. */
function pmw_is_too_often( $email ) {
	$limit = (int) apply_filters( 'pmw_signup_limit', 20 );
	foreach ( array( pmw_visitor_address(), strtolower( $email ) ) as $address ) {
		// Nothing that is kept says who it was.
		$name  = 'pmw_often_' . wp_hash( gmdate( 'YmdH' ) . $address );
		$count = (int) get_transient( $name );
		if ( $count >= $limit ) {
			return true;
		}
		set_transient( $name, $count + 1, HOUR_IN_SECONDS );
	}
	return false;
}

/** A cell that no spreadsheet takes for a formula. */
function pmw_csv_cell( $text ) {
	return 1 === preg_match( '/^[=+\-@\t\r\n]/', $text ) ? "'" . $text : $text;
}

/** Sends the list as CSV to who may change the settings. */
function pmw_export_signups() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to access this page.' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'pmw_export_signups' );
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="newsletter.csv"' );
	header( 'X-Content-Type-Options: nosniff' );
	$file = fopen( 'php://output', 'w' );
	fputcsv( $file, array( 'email', 'culture', 'consent_date_utc' ), ',', '"', '' );
	foreach ( pmw_list_signups() as $row ) {
		fputcsv( $file, array_map( 'pmw_csv_cell', array_values( $row ) ), ',', '"', '' );
	}
	fclose( $file );
	exit;
}
add_action( 'admin_post_pmw_export_signups', 'pmw_export_signups' );

/**
 * What is kept of a person, for WordPress' export of personal data.
 *
 * @param string $email The address that the person has proved.
 * @return array{data: array<int, mixed>, done: bool}
 */
function pmw_export_person( $email ) {
	$items = array();
	foreach ( pmw_list_signups( $email ) as $row ) {
		$items[] = array(
			'group_id'    => 'pmw-signups',
			'group_label' => pmw_word( 'signup' ),
			'item_id'     => 'pmw-signup-' . pmw_signup_hash( $row['email'] ),
			'data'        => array(
				array(
					'name'  => __( 'Email' ),
					'value' => $row['email'],
				),
				array(
					'name'  => __( 'Language' ),
					'value' => $row['culture'],
				),
				array(
					'name'  => __( 'Date' ),
					'value' => $row['consent_date'] . ' UTC',
				),
			),
		);
	}
	return array(
		'data' => $items,
		'done' => true,
	);
}

/** Takes a person out of the list, for WordPress' erasure of personal data. */
function pmw_erase_person( $email ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB -- The list is asked each time.
	$removed = get_option( 'pmw_signup_table' ) ? $wpdb->delete( pmw_signup_table(), array( 'hash' => pmw_signup_hash( $email ) ) ) : 0;
	return array(
		'items_removed'  => (bool) $removed,
		'items_retained' => false === $removed,
		'messages'       => array(),
		'done'           => true,
	);
}

function pmw_add_exporter( $exporters ) {
	$exporters['pmw-signups'] = array(
		'exporter_friendly_name' => pmw_word( 'signup' ),
		'callback'               => 'pmw_export_person',
	);
	return $exporters;
}
add_filter( 'wp_privacy_personal_data_exporters', 'pmw_add_exporter' );

function pmw_add_eraser( $erasers ) {
	$erasers['pmw-signups'] = array(
		'eraser_friendly_name' => pmw_word( 'signup' ),
		'callback'             => 'pmw_erase_person',
	);
	return $erasers;
}
add_filter( 'wp_privacy_personal_data_erasers', 'pmw_add_eraser' );
