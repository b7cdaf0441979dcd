<?php
/**
 * The answer of signup.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a page of this site sends the request.
 *
 * Browsers write the origin of the page on every POST, and no page can change it. That needs no cookie, so pages may
 * be cached and nobody has to be asked. Where the site has a cookie XSRF-TOKEN of its own, the script sends it as a
 * header too, which no other site can: then both have to be the same.
 *
 * @param WP_REST_Request $request The request.
 * @return bool
 */
function pmw_is_from_site( $request ) {
	$origin = (string) $request->get_header( 'origin' );
	$home   = wp_parse_url( home_url() );
	$host   = $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
	// WordPress knows the origins of a site without their ports.
	$is_own = in_array( $origin, array( 'http://' . $host, 'https://' . $host ), true )
		|| is_allowed_http_origin( $origin );
	if ( '' === $origin || ! $is_own ) {
		return false;
	}
	if ( ! isset( $_COOKIE['XSRF-TOKEN'] ) ) {
		return true;
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
	$token = wp_unslash( $_COOKIE['XSRF-TOKEN'] );
	return is_string( $token ) && hash_equals( $token, (string) $request->get_header( 'x-xsrf-token' ) );
}

/** Whether something takes sign-ups. A site that adds its function to requests of the call only says so by the filter. */
function pmw_takes_signups() {
	return ! pmw_has_answers() || (bool) apply_filters( 'pmw_takes_signups', has_action( 'pmw_signup' ) );
}

/** Says of a failure that it is not the address's, also in English, which has no text for that. */
function pmw_add_signup_texts( $attributes, $name ) {
	$is_said = isset( $attributes['text-failed'] ) || isset( $attributes['data-text-failed'] );
	if ( 'subscribe-callout' === $name && ! $is_said && ! isset( pmw_texts()['subscribe-callout']['failed'] ) ) {
		$attributes['text-failed'] = pmw_word( 'signup-failed' );
	}
	return $attributes;
}
add_filter( 'pmw_mount_point', 'pmw_add_signup_texts', 10, 2 );

/**
 * A sign-up that is not taken; who looks after the site reads the message.
 *
 * @param int    $status  Of HTTP. With 200 the visitor reads that the address is none, else that the sign-up failed.
 * @param string $message English.
 * @return WP_REST_Response
 */
function pmw_refuse_signup( $status, $message ) {
	return new WP_REST_Response(
		array(
			'IsSuccessStatusCode' => false,
			'message'             => $message,
		),
		$status
	);
}

/**
 * Answers {culture}/signup. The action pmw_signup gets the address and the culture, and throws where it fails.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response
 */
function pmw_answer_signup( $request ) {
	if ( ! $request->is_json_content_type() || ! pmw_is_from_site( $request ) ) {
		return pmw_refuse_signup( 400, 'The request does not come from a page of this site.' );
	}
	$sent  = $request->get_json_params();
	$email = is_array( $sent ) && isset( $sent['email'] ) && is_string( $sent['email'] ) ? trim( $sent['email'] ) : '';
	// An address may hold a line break by the first rule, and is another one by the second. Mail knows no longer ones.
	if ( ! is_email( $email ) || sanitize_email( $email ) !== $email || strlen( $email ) > 254 ) {
		return pmw_refuse_signup( 200, 'The e-mail address is none.' );
	}
	if ( ! has_action( 'pmw_signup' ) ) {
		return pmw_refuse_signup( 501, 'Nothing takes sign-ups on this site: add_action( "pmw_signup", … ) does.' );
	}
	if ( pmw_keeps_signups() && pmw_is_too_often( $email ) ) {
		return pmw_refuse_signup( 429, 'Too many sign-ups in this hour; the filter pmw_signup_limit changes how many may come.' );
	}
	try {
		do_action( 'pmw_signup', $email, $request['culture'] );
	} catch ( Throwable $failure ) {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- The only place where the reason may stand.
		error_log( 'pmw_signup: ' . $failure->getMessage() );
		return pmw_refuse_signup( 500, 'The sign-up failed; the log of PHP says why.' );
	}
	$answer = array(
		'IsSuccessStatusCode' => true,
		// Stands below the title of success, in every language.
		'message'             => $email,
	);
	return rest_ensure_response( apply_filters( 'pmw_signup_answer', $answer, $email, $request ) );
}
