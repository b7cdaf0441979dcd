<?php
/**
 * What the blocks of behaviours hold: markup that the behaviours work on.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** A section of the block "Tabs". */
function pmw_tab_settings() {
	return array(
		'api_version'     => pmw_block_api(),
		'title'           => pmw_say( 'Tab' ),
		'description'     => pmw_say( 'Sections of which one is shown at a time.' ),
		'icon'            => 'index-card',
		'category'        => 'private-markets-widgets',
		'parent'          => array( PMW_BLOCKS . 'tabs' ),
		'attributes'      => array(
			'anchor' => array( 'type' => 'string' ),
			'plain'  => pmw_plain_attribute(),
			'title'  => array( 'type' => 'string' ),
		),
		'supports'        => array(
			'anchor'   => true,
			'html'     => false,
			'reusable' => false,
		),
		'editor_script'   => PMW_EDITOR_HANDLE,
		'render_callback' => 'pmw_draw_tab',
	);
}

/** The title of a tab, with the characters that entities in it mean. */
function pmw_tab_title( $attributes ) {
	return isset( $attributes['title'] ) ? trim( pmw_decode_texts( $attributes['title'] ) ) : '';
}

/** The id of a section; a link to it opens its tab. */
function pmw_tab_id( $attributes ) {
	$anchor = isset( $attributes['anchor'] ) ? $attributes['anchor'] : '';
	return '' !== $anchor ? $anchor : sanitize_title( pmw_tab_title( $attributes ), 'tab' );
}

/** A section with its heading, which is seen without the script; without a title it is no tab yet. */
function pmw_draw_tab( $attributes, $content ) {
	$content = pmw_leave_out_saved( $content );
	$title   = esc_html( pmw_tab_title( $attributes ) );
	if ( '' === $title ) {
		return $content;
	}
	return '<section class="pmw-tabs__panel" id="' . pmw_write_value( pmw_tab_id( $attributes ) ) . '">'
		. '<h3 class="pmw-tabs__heading">' . $title . '</h3>' . force_balance_tags( $content ) . '</section>';
}

/**
 * The links to the sections, above them.
 *
 * @param string   $content The sections, drawn.
 * @param WP_Block $block   The block "Tabs".
 * @return string
 */
function pmw_draw_tabs( $content, $block ) {
	$links = '';
	foreach ( $block->inner_blocks as $inner ) {
		if ( PMW_BLOCKS . 'tab' === $inner->name && '' !== pmw_tab_title( $inner->attributes ) ) {
			$links .= '<li class="pmw-tabs__item"><a class="pmw-tabs__tab" href="#'
				. pmw_write_value( pmw_tab_id( $inner->attributes ) ) . '">'
				. esc_html( pmw_tab_title( $inner->attributes ) ) . '</a></li>';
		}
	}
	return '' === $links ? $content : '<ul class="pmw-tabs__list" role="list">' . $links . '</ul>' . $content;
}

/**
 * A player of another site: the picture in the block, and over it the link that loads the player.
 *
 * @param array<string, mixed> $values  What the editor filled in.
 * @param string               $picture What stands in the block.
 * @return string
 */
function pmw_draw_embed( $values, $picture ) {
	if ( false !== stripos( $picture, '<a ' ) ) {
		return $picture;
	}
	$title  = isset( $values['title'] ) ? pmw_decode_texts( $values['title'] ) : '';
	$poster = preg_match( '/<img\s[^>]*>/i', $picture, $found )
		? pmw_set_attributes( $found[0], 'img', 'src', array( 'class' => 'pmw-video__poster' ) )
		: '';
	return '<div class="pmw-video__frame pmw-on-dark">' . $poster
		. '<a class="pmw-video__link" href="' . esc_url( pmw_decode_texts( $values['embed'] ) ) . '" data-play>'
		. '<span class="pmw-video__sign pmw-notch"></span>'
		. '<span class="pmw-visually-hidden">' . esc_html( $title ) . '</span></a></div>';
}

/** A recording in its dark band, below its title. */
function pmw_draw_recording( $values, $content ) {
	$title = isset( $values['title'] ) ? esc_html( pmw_decode_texts( $values['title'] ) ) : '';
	return '<div class="pmw-video__figure"><div class="pmw-video__band">'
		. '<div class="pmw-video__band-ground pmw-notch"></div><div class="pmw-video__words">'
		. ( '' === $title ? '' : '<h3 class="pmw-video__title">' . $title . '</h3>' ) . $content
		. '</div></div></div>';
}

/** An icon of the set. */
function pmw_draw_icon( $name ) {
	$svg = (string) file_get_contents( __DIR__ . '/icons/' . $name . '.svg' );
	return str_replace( '<svg ', '<svg class="pmw-icon" aria-hidden="true" focusable="false" ', trim( $svg ) );
}

/** A control of the bar. */
function pmw_draw_share_control( $kind, $icon, $word, $address = '' ) {
	$class = 'pmw-share-bar__button pmw-icon-button';
	$start = '' === $address
		? '<button class="' . $class . '" type="button" data-share="' . $kind . '">'
		: '<a class="' . $class . '" data-share="' . $kind . '" href="' . esc_url( $address ) . '">';
	return '<li class="pmw-share-bar__item' . ( '' === $address ? ' pmw-share-bar__item--scripted' : '' ) . '">'
		. $start . pmw_draw_icon( $icon ) . '<span class="pmw-visually-hidden">' . esc_html( $word ) . '</span>'
		. ( '' === $address ? '</button>' : '</a>' ) . '</li>';
}

/**
 * Controls for the page that is drawn; a site changes their words by the filter pmw_share_words.
 *
 * @param array<string, mixed> $values What the editor filled in.
 * @return string
 */
function pmw_draw_share_controls( $values ) {
	$words   = (array) apply_filters(
		'pmw_share_words',
		array(
			'print'    => __( 'Print' ),
			'mail'     => __( 'Email' ),
			'linkedin' => 'LinkedIn',
			'x'        => 'X',
			'copy'     => __( 'Copy' ),
			'share'    => __( 'Share' ),
		)
	);
	$address = isset( $values['address'] ) ? pmw_decode_texts( $values['address'] ) : (string) get_permalink();
	$title   = isset( $values['title'] ) ? pmw_decode_texts( $values['title'] ) : pmw_title();
	$url     = rawurlencode( $address );
	$text    = rawurlencode( $title );
	return '<ul class="pmw-share-bar__list" role="list">'
		. pmw_draw_share_control( 'print', 'printer', $words['print'] )
		. pmw_draw_share_control( 'mail', 'mail', $words['mail'], 'mailto:?subject=' . $text . '&body=' . $url )
		. pmw_draw_share_control( 'social', 'linkedin', $words['linkedin'], 'https://www.linkedin.com/sharing/share-offsite/?url=' . $url )
		. pmw_draw_share_control( 'social', 'x-network', $words['x'], 'https://x.com/intent/post?text=' . $text . '&url=' . $url )
		. pmw_draw_share_control( 'copy', 'link', $words['copy'] )
		. pmw_draw_share_control( 'share', 'share', $words['share'] )
		. '</ul>';
}

/**
 * What stands in the mount point of a block.
 *
 * @param string               $name    The widget.
 * @param array<string, mixed> $values  What the editor filled in.
 * @param string               $content What stands in the block, drawn.
 * @param WP_Block             $block   The block.
 * @return string
 */
function pmw_draw_block_content( $name, $values, $content, $block ) {
	switch ( $name ) {
		case 'tabs':
			return pmw_draw_tabs( $content, $block );
		case 'video':
			return isset( $values['embed'] ) ? pmw_draw_embed( $values, $content ) : $content;
		case 'audio':
			return pmw_draw_recording( $values, $content );
		case 'share-bar':
			return '' === trim( $content ) ? pmw_draw_share_controls( $values ) : $content;
		default:
			return pmw_blocks()[ $name ]['isBehaviour'] ? $content : pmw_draw_unscripted( $name, $values, $content );
	}
}

/** What stands above the mount point of a block, whatever the widget shows. */
function pmw_draw_above( $name, $values, $content ) {
	return 'tabbed-search' === $name ? pmw_draw_search_box( $values, $content ) : '';
}

/** Whether a behaviour has something to work on. */
function pmw_has_content( $name, $values, $inside ) {
	$markup = array(
		'accordion' => '/<details[\s>]/i',
		'audio'     => '/<audio\s/i',
		'tabs'      => '/<li[^>]*>\s*<a\s/i',
		'video'     => isset( $values['embed'] ) ? '/<a\s/i' : '/<(?:video|audio)\s/i',
	);
	return ! isset( $markup[ $name ] ) || 1 === preg_match( $markup[ $name ], $inside );
}

/** The classes that a behaviour is styled by. */
function pmw_behaviour_class( $name ) {
	return 'audio' === $name ? 'pmw pmw-video pmw-audio pmw-on-dark' : 'pmw pmw-' . $name;
}
