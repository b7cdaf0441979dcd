<?php
/**
 * The page of the search: its box, its address, and the way of WordPress' own searches to it.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** The page that the settings name, 0 without one that visitors can see. */
function pmw_search_page() {
	$page = absint( get_option( 'pmw_search_page', 0 ) );
	return $page > 0 && 'publish' === get_post_status( $page ) ? $page : 0;
}

/** What the address searches for: ?searchtext=, or the ?s= of WordPress. */
function pmw_searched_text() {
	// phpcs:disable WordPress.Security -- A search is public; the text is escaped where it is written.
	$text = isset( $_GET['searchtext'] ) && is_string( $_GET['searchtext'] ) ? trim( wp_unslash( $_GET['searchtext'] ) ) : '';
	// phpcs:enable
	return '' === $text ? trim( (string) get_query_var( 's' ) ) : $text;
}

/** Hands the widget what WordPress searches for; ?searchtext= it reads itself, so that pages may be cached. */
function pmw_add_search_text( $attributes, $name ) {
	$is_set = isset( $attributes['search-text'] ) || isset( $attributes['data-search-text'] );
	if ( 'tabbed-search' === $name && ! $is_set && is_search() && '' !== pmw_searched_text() ) {
		$attributes['search-text'] = pmw_searched_text();
	}
	return $attributes;
}
add_filter( 'pmw_mount_point', 'pmw_add_search_text', 10, 2 );

/**
 * A box to search in, that of WordPress, as the theme draws it. Not where the text is given, nor where an editor has
 * put a form into the block.
 *
 * @param array<string, mixed> $values  What the editor filled in.
 * @param string               $content What stands in the block, drawn.
 * @return string
 */
function pmw_draw_search_box( $values, $content ) {
	if ( isset( $values['search-text'] ) || false !== stripos( $content, '<form' ) ) {
		return '';
	}
	$draw = function ( $html ) {
		// What was typed is in it, and WordPress runs shortcodes in what a page holds, in attributes too.
		return strtr( $html, array( '[' => '&#091;', ']' => '&#093;' ) );
	};
	$box  = render_block(
		array(
			'blockName'    => 'core/search',
			'attrs'        => array( 'label' => __( 'Search' ), 'buttonText' => __( 'Search' ) ),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		)
	);
	$page = is_singular() ? get_queried_object_id() : pmw_search_page();
	if ( 0 === $page ) {
		return $draw( $box );
	}
	$address = (string) get_permalink( $page );
	$field   = array(
		'name'  => 'searchtext',
		'value' => pmw_searched_text(),
	);
	$box     = pmw_set_attributes( $box, 'form', 'action', array( 'action' => strtok( $address, '?' ) ) );
	$box     = pmw_set_attributes( $box, 'input', 'name', $field );
	// A form replaces the query of its address, which with plain permalinks names the page.
	parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
	$hidden = '';
	foreach ( array_filter( $query, 'is_string' ) as $name => $value ) {
		$hidden .= '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '">';
	}
	return $draw( str_replace( '</form>', $hidden . '</form>', $box ) );
}

/** How results read without the script (shared/widget/plain.ts). */
const PMW_PLAIN_RESULTS = array(
	'list'  => array( 'Items' ),
	'as'    => 'items',
	'name'  => array( 'Title' ),
	'href'  => 'Link',
	'facts' => array( array( 'of' => array( 'Subtitle' ) ) ),
	'text'  => array( 'Description' ),
);

/**
 * A page of the results of the first tab as plain HTML, with links to the pages before and after it.
 *
 * @param array<string, mixed>  $values What the editor filled in.
 * @param array<string, string> $texts  Of the widget.
 * @return string
 */
function pmw_draw_results( $values, $texts ) {
	$text = (string) ( $values['search-text'] ?? pmw_searched_text() );
	// Not in an excerpt, which may be that of a result.
	if ( '' === $text || doing_filter( 'get_the_excerpt' ) || ! pmw_has_answers() ) {
		return '';
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- A search is public.
	$page    = isset( $_GET['page'] ) ? max( 1, absint( $_GET['page'] ) ) : 1;
	$size    = absint( $values['page-size'] ?? 10 );
	$query   = array(
		'searchtext' => $text,
		'searchtype' => (string) pmw_plain_value( $values, 'tabs.0.searchType' ),
		'page'       => (string) $page,
		'pagesize'   => (string) $size,
	);
	$request = new WP_REST_Request();
	$request->set_query_params( $query );
	$answer = pmw_ask( 'pmw_answer_search', $request )->get_data();
	$items  = pmw_write_plain( PMW_PLAIN_RESULTS, $answer, $texts );
	if ( '' === $items ) {
		return '<p>' . pmw_plain_escape( str_replace( '{text}', $text, $texts['no-results'] ) ) . '</p>';
	}
	$page    = (int) $answer['PageIndex'];
	$is_more = $size > 0 && $page * $size < $answer['TotalItemCount'];
	$steps   = array_filter( array( $page - 1 => $page > 1 ? $texts['previous'] : '', $page + 1 => $is_more ? $texts['next'] : '' ) );
	foreach ( is_singular() ? $steps : array() as $number => $words ) {
		$query  = array_filter( array( 'searchtext' => rawurlencode( $text ), 'page' => $number > 1 ? $number : '' ) );
		$items .= '<p>' . pmw_plain_link( pmw_plain_escape( $words ), pmw_plain_escape( add_query_arg( $query, (string) get_permalink() ) ) ) . '</p>';
	}
	return $items;
}

/**
 * Leaves ?page= to the widgets where a post has no pages of its own: WordPress would say that there is no such page, and
 * lead to the address without it.
 *
 * @param bool     $is_handled Of other filters.
 * @param WP_Query $query      That of the page.
 * @return bool
 */
function pmw_leave_page_number( $is_handled, $query ) {
	$is_paged = ! $query->is_singular() || ! $query->post || false !== strpos( $query->post->post_content, '<!--nextpage-->' );
	// phpcs:ignore WordPress.Security.NonceVerification -- Nothing is done by it.
	if ( isset( $_GET['page'] ) && ! $is_paged ) {
		$query->set( 'page', '' );
		$GLOBALS['wp']->set_query_var( 'page', '' );
	}
	return $is_handled;
}
add_filter( 'pre_handle_404', 'pmw_leave_page_number', 10, 2 );

/** Leads each search of WordPress to the page of the search, but not one of products and the like. */
function pmw_lead_to_search() {
	$page = pmw_search_page();
	// WordPress looks for a page with ?s= among the pages that have the words, and calls that no search.
	$is_search = is_search() || '' !== (string) get_query_var( 's' );
	// phpcs:ignore WordPress.Security.NonceVerification -- A search is public.
	if ( 0 === $page || ! $is_search || is_feed() || isset( $_GET['post_type'] ) || ! pmw_has_answers() ) {
		return;
	}
	$address = add_query_arg( 'searchtext', rawurlencode( get_search_query( false ) ), get_permalink( $page ) );
	if ( wp_safe_redirect( $address ) ) {
		exit;
	}
}
// Before WordPress guesses the page that is meant.
add_action( 'template_redirect', 'pmw_lead_to_search', 5 );
