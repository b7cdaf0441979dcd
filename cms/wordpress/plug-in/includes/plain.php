<?php
/**
 * The data of a block as plain HTML, which its widget replaces: for feeds, search engines, and visitors without the script.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** The value at a path such as link1.URL; null without one. */
function pmw_plain_value( $values, $path ) {
	foreach ( explode( '.', $path ) as $name ) {
		$values = is_object( $values ) ? get_object_vars( $values ) : $values;
		if ( ! is_array( $values ) || ! isset( $values[ $name ] ) ) {
			return null;
		}
		$values = $values[ $name ];
	}
	return $values;
}

/** A text without blanks around it, hard ones among them. */
function pmw_plain_trim( $text ) {
	return preg_replace( '/^[\s\p{Z}\x{FEFF}]+|[\s\p{Z}\x{FEFF}]+$/u', '', $text ) ?? trim( $text );
}

/**
 * The words of a text that may be HTML, escaped.
 *
 * @param mixed  $values An entry.
 * @param string $path   The field.
 * @return string[] Each paragraph.
 */
function pmw_plain_lines( $values, $path ) {
	$value = pmw_plain_value( $values, $path );
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return array();
	}
	$tags  = array( '#<(script|style)\b[^<>]*>.*?</\1\b[^<>]*>#is', '#<(?:br|/p|/h\d|/li|/small)\b[^<>]*>#i', '#<[^<>]*>#' );
	$lines = explode( "\n", preg_replace( $tags, array( '', "\n", '' ), (string) $value ) ?? '' );
	foreach ( $lines as $index => $line ) {
		$lines[ $index ] = pmw_plain_escape( pmw_plain_trim( html_entity_decode( $line, ENT_QUOTES | ENT_HTML5 ) ) );
	}
	return array_values( array_filter( $lines, 'strlen' ) );
}

/** Not by esc_html() and esc_attr(), which leave entities to be read again. */
function pmw_plain_escape( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function pmw_plain_line( $values, $path ) {
	return implode( ' ', pmw_plain_lines( $values, $path ) );
}

/** An address, escaped; nothing where it could run script. */
function pmw_plain_address( $values, $path ) {
	$value   = '' === $path ? null : pmw_plain_value( $values, $path );
	$address = is_string( $value ) ? str_replace( '&amp;', '&', pmw_plain_trim( $value ) ) : '';
	$is_safe = 1 === preg_match( '%^(?:(?:https?|mailto|tel):|[^:]*(?:[/?#]|\z))%i', $address );
	// Not by esc_url(), to which "report.pdf" is a host.
	return $is_safe ? pmw_plain_escape( $address ) : '';
}

function pmw_plain_link( $name, $address ) {
	return '' === $name || '' === $address ? $name : '<a href="' . $address . '">' . $name . '</a>';
}

/**
 * A picture, in the sizes that the media library has.
 *
 * @param string $address Escaped.
 * @param string $alt     Escaped.
 * @param bool   $is_late Whether it is not the first.
 * @return string
 */
function pmw_plain_picture( $address, $alt, $is_late ) {
	if ( '' === $address ) {
		return '';
	}
	$loading = $is_late ? 'lazy' : false;
	$id      = pmw_media_id( html_entity_decode( $address, ENT_QUOTES ) );
	$drawn   = 0 === $id ? '' : wp_get_attachment_image( $id, 'full', false, array( 'alt' => wp_specialchars_decode( $alt, ENT_QUOTES ), 'loading' => $loading ) );
	// A theme such as Twenty Twenty-One writes a size, which would win over that of the widget.
	$drawn = preg_replace( '/\sstyle="[^"]*"/', '', $drawn ) ?? '';
	return '' !== $drawn ? $drawn : '<img src="' . $address . '" alt="' . $alt . '"' . ( $is_late ? ' loading="lazy"' : '' ) . '>';
}

/** The picture of the media library that has an address, 0 where none has. */
function pmw_media_id( $address ) {
	$base    = wp_get_upload_dir()['baseurl'] . '/';
	$address = 0 === strpos( $address, (string) wp_parse_url( $base, PHP_URL_PATH ) ) ? substr( $base, 0, -strlen( (string) wp_parse_url( $base, PHP_URL_PATH ) ) ) . $address : $address;
	if ( 0 !== strpos( $address, $base ) ) {
		return 0;
	}
	// Where the site keeps its cache between pages, it is asked once a day: WordPress has no index of addresses.
	$id = wp_cache_get( md5( $address ), 'pmw_media' );
	if ( false === $id ) {
		$id = attachment_url_to_postid( $address );
		wp_cache_set( md5( $address ), $id, 'pmw_media', DAY_IN_SECONDS );
	}
	return (int) $id;
}

/** A fact with the text before it; nothing without its first field. */
function pmw_plain_fact( $values, $fact, $texts ) {
	if ( '' === pmw_plain_line( $values, $fact['of'][0] ) ) {
		return '';
	}
	$words = array();
	foreach ( $fact['of'] as $path ) {
		$words[] = pmw_plain_line( $values, $path );
	}
	$said = implode( ' ', array_filter( $words, 'strlen' ) );
	return isset( $fact['label'] ) ? pmw_plain_escape( $texts[ $fact['label'] ] ?? '' ) . ': ' . $said : $said;
}

/**
 * An entry of the declaration (shared/widget/plain.ts).
 *
 * @param mixed                 $values  Data.
 * @param array<string, mixed>  $entry   How they read.
 * @param array<string, string> $texts   Of the widget.
 * @param string                $as      "items" or "sections".
 * @param bool                  $is_late Whether it is not the first.
 * @return string
 */
function pmw_plain_entry( $values, $entry, $texts, $as, $is_late = false ) {
	$inner = isset( $entry['entries'] ) ? $entry['entries'] : null;
	if ( null !== $inner && null === pmw_plain_found( $values, $inner['list'] ) ) {
		return pmw_plain_entry( $values, $inner, $texts, $as, $is_late );
	}
	$heading = '';
	foreach ( $entry['name'] as $path ) {
		$heading = '' === $heading ? pmw_plain_line( $values, $path ) : $heading;
	}
	$title      = pmw_plain_link( $heading, pmw_plain_address( $values, $entry['href'] ?? '' ) );
	$paragraphs = array( pmw_plain_picture( pmw_plain_address( $values, $entry['picture'] ?? '' ), pmw_plain_line( $values, $entry['alt'] ?? '' ), $is_late ) );
	$said       = array();
	$led        = array();
	foreach ( $entry['text'] ?? array() as $path ) {
		$paragraphs = array_merge( $paragraphs, pmw_plain_lines( $values, $path ) );
	}
	foreach ( $entry['facts'] ?? array() as $fact ) {
		$said[] = pmw_plain_fact( $values, $fact, $texts );
	}
	foreach ( $entry['links'] ?? array() as $link ) {
		$address = pmw_plain_address( $values, $link['href'] );
		$led[]   = '' === $address ? '' : pmw_plain_link( pmw_plain_line( $values, $link['name'] ), $address );
	}
	$write = function ( $parts ) {
		$written = '';
		foreach ( array_filter( $parts, 'strlen' ) as $part ) {
			$written .= '<p>' . $part . "</p>\n";
		}
		return $written;
	};
	$list  = null === $inner ? '' : pmw_plain_list( $values, $inner, $texts );
	if ( 'items' === $as ) {
		return implode( ' · ', array_filter( array_merge( array( $title ), $said, $led ), 'strlen' ) ) . $write( $paragraphs ) . $list;
	}
	$paragraphs[] = implode( ' · ', array_filter( $said, 'strlen' ) );
	return ( '' === $title ? '' : '<h3>' . $title . "</h3>\n" ) . $write( array_merge( $paragraphs, $led ) ) . $list;
}

/** The first list among paths; null without one. */
function pmw_plain_found( $values, $paths ) {
	foreach ( $paths as $path ) {
		$found = pmw_plain_value( $values, $path );
		if ( is_array( $found ) && array_keys( $found ) === array_keys( array_keys( $found ) ) ) {
			return $found;
		}
	}
	return null;
}

function pmw_plain_list( $values, $list, $texts ) {
	$is_items = 'items' === $list['as'];
	$written  = '';
	foreach ( pmw_plain_found( $values, $list['list'] ) ?? array() as $at => $entry ) {
		$html     = pmw_plain_entry( $entry, $list, $texts, $list['as'], $at > 0 );
		$written .= '' === $html ? '' : ( $is_items ? "<li>$html</li>\n" : "<div>$html</div>\n" );
	}
	return '' === $written || ! $is_items ? $written : "<ul>\n$written</ul>\n";
}

/**
 * Writes data as plain HTML, as writePlain does in the editor.
 *
 * @param array<string, mixed>  $plain  The declaration.
 * @param array<string, mixed>  $values By the names of attributes.
 * @param array<string, string> $texts  Of the widget.
 * @return string
 */
function pmw_write_plain( $plain, $values, $texts ) {
	return isset( $plain['list'] ) ? pmw_plain_list( $values, $plain, $texts ) : pmw_plain_entry( $values, $plain, $texts, 'sections' );
}

/**
 * The data of a widget as plain HTML.
 *
 * @param string               $name   The widget.
 * @param array<string, mixed> $values By the names of attributes.
 * @return string
 */
function pmw_draw_plain( $name, $values ) {
	$block     = pmw_blocks()[ $name ] ?? array();
	$is_search = 'tabbed-search' === $name;
	if ( ! $is_search && ! isset( $block['plain'] ) ) {
		return '';
	}
	$texts = pmw_texts()[ $name ] ?? array();
	foreach ( $block['texts'] ?? array() as $text ) {
		$key           = substr( $text['name'], strlen( 'text-' ) );
		$texts[ $key ] = $values[ $text['name'] ] ?? $texts[ $key ] ?? $text['default'];
		$values       += array( $text['name'] => $texts[ $key ] );
	}
	$values['page'] = (string) get_permalink();
	$html           = $is_search ? pmw_draw_results( $values, $texts ) : pmw_write_plain( $block['plain'], $values, $texts );
	// WordPress runs shortcodes in what a page holds.
	return '' === $html ? '' : '<div class="pmw-plain">' . strtr( $html, array( '[' => '&#091;', ']' => '&#093;' ) ) . '</div>';
}

/**
 * What visitors read without the script: what an editor has put into the block, else its data. What a behaviour works on is
 * read beside its data.
 *
 * @param string               $name    The widget.
 * @param array<string, mixed> $values  What the editor filled in.
 * @param string               $content What stands in the block, drawn.
 * @return string
 */
function pmw_draw_unscripted( $name, $values, $content ) {
	if ( ! pmw_is_answered( $name ) ) {
		return $content;
	}
	if ( pmw_blocks()[ $name ]['isBehaviour'] ) {
		return pmw_draw_plain( $name, $values ) . $content;
	}
	return '' === trim( $content ) ? pmw_draw_plain( $name, pmw_add_articles( $name, $values ) ) : $content;
}

/** The entries of a list that WordPress answers, as many as a page has; not in an excerpt, which may be one of theirs. */
function pmw_add_articles( $name, $values ) {
	$kind = 'filter-area' === $name ? ( $values['source'] ?? '' ) : '';
	if ( isset( $values['content'] ) || ! in_array( $kind, array( 'news', 'insight' ), true ) || doing_filter( 'get_the_excerpt' ) || ! pmw_has_answers() ) {
		return $values;
	}
	$request = new WP_REST_Request();
	$request->set_url_params( array( 'kind' => $kind, 'culture' => strtolower( pmw_culture() ) ) );
	// Not the answer of the call, which is the whole list and is kept: nothing is written while a page is drawn.
	$arguments = pmw_articles_query( $request );
	$size      = max( 1, absint( $values['page-size'] ?? 14 ) );
	$most      = (int) ( $arguments['posts_per_page'] ?? -1 );
	$list      = pmw_ask( 'pmw_list_articles', array( 'posts_per_page' => $most > 0 ? min( $most, $size ) : $size ) + $arguments );
	$answer    = rest_ensure_response( apply_filters( "pmw_{$kind}_answer", $list['answer'], $request ) );
	$content   = pmw_plain_value( $answer->get_data(), 'Content' );
	return array( 'content' => array( 'Content' => array_slice( (array) $content, 0, $size ) ) ) + $values;
}

/**
 * Leaves out of a block what was saved with it for sites without the plug-in, a section: it is written anew.
 *
 * @param string $content What stands in the block, drawn.
 * @return string
 */
function pmw_leave_out_saved( $content ) {
	return preg_replace( '#^\s*<section class="pmw-plain">.*?</section>\s*#s', '', $content ) ?? $content;
}
