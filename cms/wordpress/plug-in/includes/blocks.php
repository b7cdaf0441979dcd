<?php
/**
 * The blocks: one for each widget that editors put into a page.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

const PMW_BLOCKS = 'private-markets-widgets/';

/**
 * What the blocks ask for, by the names of the widgets: ours, which the build writes, and a site's own.
 *
 * @return array<string, array<string, mixed>>
 */
function pmw_blocks() {
	static $blocks = null;
	if ( null === $blocks ) {
		$blocks = array_merge( require __DIR__ . '/block-list.php', pmw_own_blocks() );
	}
	return $blocks;
}

/**
 * The type that WordPress checks an attribute of a block by.
 *
 * @param array<string, mixed> $field A field of the form.
 * @return array<string, mixed>
 */
function pmw_attribute_type( $field ) {
	$types = array(
		'group'  => 'object',
		'json'   => array( 'object', 'array' ),
		'lines'  => 'array',
		'number' => 'number',
		'rows'   => 'array',
		'switch' => 'boolean',
	);
	return array( 'type' => isset( $types[ $field['kind'] ] ) ? $types[ $field['kind'] ] : 'string' );
}

/** What the editor saves in a block for sites without the plug-in; read from there, so that no change of it makes a block invalid. */
function pmw_plain_attribute() {
	return array(
		'type'     => 'string',
		'source'   => 'html',
		'selector' => '.pmw-plain',
	);
}

/** The frame around the editor takes blocks of version 3, which came with it. */
function pmw_block_api() {
	return version_compare( get_bloginfo( 'version' ), '6.3', '<' ) ? 2 : 3;
}

/**
 * What a block says of itself to WordPress.
 *
 * @param array<string, mixed> $block A block of the list.
 * @return array<string, mixed>
 */
function pmw_block_settings( $block ) {
	$attributes = array( 'anchor' => array( 'type' => 'string' ), 'plain' => pmw_plain_attribute() );
	foreach ( array_merge( $block['fields'], $block['texts'] ) as $field ) {
		$attributes[ $field['name'] ] = pmw_attribute_type( $field );
	}
	return array(
		'api_version'     => pmw_block_api(),
		'title'           => pmw_say( $block['title'] ),
		'description'     => pmw_say( $block['description'] ),
		'keywords'        => array_map( 'pmw_say', $block['keywords'] ),
		'icon'            => $block['icon'],
		'category'        => 'private-markets-widgets',
		'attributes'      => $attributes,
		'supports'        => array(
			'align'  => array( 'wide', 'full' ),
			'anchor' => true,
			'html'   => false,
		),
		'editor_script'   => PMW_EDITOR_HANDLE,
		'editor_style'    => PMW_EDITOR_HANDLE,
		'render_callback' => 'pmw_draw_widget_block',
	);
}

function pmw_register_blocks() {
	pmw_register_editor_files();
	foreach ( pmw_blocks() as $name => $block ) {
		register_block_type( PMW_BLOCKS . $name, pmw_block_settings( $block ) );
	}
	register_block_type( PMW_BLOCKS . 'tab', pmw_tab_settings() );
}
add_action( 'init', 'pmw_register_blocks' );

/** The category of the blocks, below those of WordPress. */
function pmw_add_block_category( $categories ) {
	$categories[] = array(
		'slug'  => 'private-markets-widgets',
		'title' => 'Private Markets Widgets',
	);
	return $categories;
}
add_filter( 'block_categories_all', 'pmw_add_block_category' );

/**
 * Draws a block: its mount point, or what stands in it while something is missing that the widget needs.
 *
 * @param array<string, mixed> $attributes What the editor filled in.
 * @param string               $content    What stands in the block, drawn.
 * @param WP_Block             $block      The block.
 * @return string
 */
function pmw_draw_widget_block( $attributes, $content, $block ) {
	$content    = pmw_leave_out_saved( $content );
	$name       = substr( $block->name, strlen( PMW_BLOCKS ) );
	$form       = pmw_blocks()[ $name ];
	$is_preview = isset( $block->parsed_block['pmw_preview'] );
	$values     = pmw_keep_filled( $attributes, array_merge( $form['fields'], $form['texts'] ) );
	// A feed and an excerpt have no script.
	if ( is_feed() || doing_filter( 'get_the_excerpt' ) ) {
		return pmw_draw_unscripted( $name, $values, $content );
	}
	// Balanced, so that what stands in the block cannot end the mount point.
	$inside   = force_balance_tags( pmw_draw_block_content( $name, $values, $content, $block ) );
	$is_seen  = $is_preview || pmw_is_answered( $name );
	$is_whole = $is_seen && pmw_has_needed( $values, $form['needs'] ) && pmw_has_content( $name, $values, $inside );
	if ( ! $is_whole ) {
		return $is_preview ? '' : $content;
	}
	$written = array_map( 'pmw_write_block_value', $values );
	if ( $form['isBehaviour'] ) {
		$written['class'] = pmw_behaviour_class( $name );
	}
	if ( $is_preview ) {
		$written['editing'] = '';
	}
	$html = pmw_draw_above( $name, $values, $content ) . pmw_write_mount_point( array_merge( array( 'name' => $name ), $written ), $inside );
	if ( $is_preview ) {
		return $html;
	}
	$extra = empty( $attributes['anchor'] ) ? array() : array( 'id' => $attributes['anchor'] );
	return '<div ' . get_block_wrapper_attributes( $extra ) . '>' . $html . '</div>';
}

/**
 * Puts into the block that the editor asks for what stands in it there; the editor asks for the block alone. That is a
 * parameter of the one request, so nothing that is saved can name it, and no block inside has it.
 *
 * @param mixed           $result  Of other filters.
 * @param WP_REST_Request $request The request, permitted by then.
 * @return mixed
 */
function pmw_fill_preview( $result, $request ) {
	$sent = $request->get_json_params();
	if ( 0 === strpos( $request->get_route(), '/wp/v2/block-renderer/' . PMW_BLOCKS ) && is_string( $sent['pmw_inside'] ?? null ) ) {
		$inside = parse_blocks( current_user_can( 'unfiltered_html' ) ? $sent['pmw_inside'] : wp_kses_post( $sent['pmw_inside'] ) );
		$fill   = function ( $block ) use ( &$fill, $inside ) {
			remove_filter( 'render_block_data', $fill );
			$block['innerBlocks']  = $inside;
			$block['innerContent'] = array_fill( 0, count( $inside ), null );
			return array( 'pmw_preview' => true ) + $block;
		};
		add_filter( 'render_block_data', $fill );
	}
	return $result;
}
add_filter( 'rest_dispatch_request', 'pmw_fill_preview', 10, 2 );

/** An excerpt has what stands in a block, which visitors without the script see. */
function pmw_read_into_blocks( $names ) {
	foreach ( array_keys( pmw_blocks() ) as $name ) {
		$names[] = PMW_BLOCKS . $name;
	}
	return array_merge( $names, array( PMW_BLOCKS . 'tab', PMW_BLOCKS . 'modal' ) );
}
add_filter( 'excerpt_allowed_wrapper_blocks', 'pmw_read_into_blocks' );
