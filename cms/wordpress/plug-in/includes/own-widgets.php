<?php
/**
 * Widgets of a site's own, which the site names by the filter pmw_own_widgets: each gets a block like ours. The site's own
 * script defines them.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

/** Names of attributes that blocks and the shortcode have themselves; the editor finds "constructor" filled in. */
const PMW_TAKEN_ATTRIBUTES = array( 'align', 'anchor', 'class', 'constructor', 'id', 'json', 'lock', 'metadata', 'name', 'plain', 'style' );

/** A name in words, as the label of a field: start-date is "Start date". */
function pmw_say_name( $name ) {
	return ucfirst( str_replace( '-', ' ', $name ) );
}

/**
 * What a form asks for in place of an attribute.
 *
 * @param string               $name      Its name.
 * @param array<string, mixed> $attribute Its definition, checked.
 * @return array<string, mixed>
 */
function pmw_own_field( $name, $attribute ) {
	$type  = $attribute['type'];
	$field = pmw_definition_rules()['fields'][ $type ] + array(
		'name'  => $name,
		'label' => $attribute['title'] ?? pmw_say_name( $name ),
		'help'  => $attribute['doc'] ?? '',
	);
	if ( 'choice' === $type ) {
		$field['choices'] = $attribute['choices'];
	}
	// What is required has to be chosen.
	$is_required = true === ( $attribute['required'] ?? false );
	$first       = 'choice' === $type && ! $is_required ? $attribute['choices'][0] : null;
	$default     = $attribute['default'] ?? $first;
	return 'json' === $type || null === $default ? $field : $field + array( 'default' => $default );
}

/**
 * The block of a widget, in the form of those in block-list.php.
 *
 * @param array<string, mixed> $definition Checked.
 * @return array<string, mixed>
 */
function pmw_own_block( $definition ) {
	$fields = array();
	$needs  = array();
	foreach ( $definition['attributes'] as $name => $attribute ) {
		$fields[] = pmw_own_field( $name, $attribute );
		if ( true === ( $attribute['required'] ?? false ) ) {
			$needs[] = array( $name );
		}
	}
	$texts = array();
	foreach ( $definition['texts'] as $key => $text ) {
		$texts[] = array(
			'name'    => 'text-' . $key,
			'label'   => pmw_say_name( $key ),
			'help'    => '',
			'kind'    => 'text',
			'default' => $text,
		);
	}
	return array(
		'title'       => '' === $definition['title'] ? pmw_say_name( $definition['name'] ) : $definition['title'],
		'description' => $definition['doc'],
		'keywords'    => array( $definition['name'] ),
		'icon'        => 'layout',
		'isBehaviour' => false,
		// Its editor begins with the content, on which the script of the site may work.
		'isOwn'       => true,
		'fields'      => $fields,
		'needs'       => $needs,
		'texts'       => $texts,
	);
}

/**
 * The definitions that a site names, as JSON has them: each an array or a text, of one or of a list.
 *
 * @param mixed $named What the filter returns.
 * @return array<int, mixed>
 */
function pmw_list_definitions( $named ) {
	$definitions = array();
	foreach ( is_array( $named ) ? $named : array( $named ) as $each ) {
		$read        = is_string( $each ) ? json_decode( $each ) : json_decode( (string) wp_json_encode( $each ) );
		$read        = null === $read ? $each : $read;
		$definitions = array_merge( $definitions, is_array( $read ) ? $read : array( $read ) );
	}
	return $definitions;
}

/**
 * The blocks of the widgets that a site names, by their names, and the mistakes in their definitions.
 *
 * @param mixed $named What the filter returns.
 * @return array{blocks: array<string, array<string, mixed>>, mistakes: array<int, string>}
 */
function pmw_read_own_widgets( $named ) {
	$blocks   = array();
	$mistakes = array();
	foreach ( pmw_list_definitions( $named ) as $definition ) {
		$name = is_object( $definition ) && is_string( $definition->name ?? null ) ? pmw_quote( $definition->name ) . ', ' : '';
		try {
			$read = pmw_read_definition( $definition, pmw_definition_rules()['reservedNames'] );
			$own  = array( 'name' => $read['name'] );
			pmw_demand( ! isset( $blocks[ $read['name'] ] ), 'name', $own, 'name', 'a name that is not defined yet' );
			foreach ( array_keys( $read['attributes'] ) as $key ) {
				$is_free = ! in_array( $key, PMW_TAKEN_ATTRIBUTES, true );
				pmw_demand( $is_free, "attributes.$key", array( 'name' => $key ), 'name', 'a name that blocks of WordPress do not have' );
			}
			$blocks[ $read['name'] ] = pmw_own_block( $read );
		} catch ( InvalidArgumentException $mistake ) {
			$mistakes[] = 'pmw_own_widgets: ' . $name . $mistake->getMessage() . ' This widget has no block.';
		}
	}
	return array( 'blocks' => $blocks, 'mistakes' => $mistakes );
}

/**
 * Those of this site; the mistakes are told once.
 *
 * @return array{blocks: array<string, array<string, mixed>>, mistakes: array<int, string>}
 */
function pmw_own_widgets() {
	static $own = null;
	if ( null === $own ) {
		$own = pmw_read_own_widgets( apply_filters( 'pmw_own_widgets', array() ) );
		foreach ( $own['mistakes'] as $mistake ) {
			_doing_it_wrong( 'pmw_own_widgets', esc_html( $mistake ), esc_html( PMW_VERSION ) );
		}
	}
	return $own;
}

/**
 * Their blocks, by the names of the widgets.
 *
 * @return array<string, array<string, mixed>>
 */
function pmw_own_blocks() {
	return pmw_own_widgets()['blocks'];
}

/**
 * What Site Health says of the mistakes.
 *
 * @return array<string, mixed>
 */
function pmw_find_own_health() {
	return array(
		'label'       => pmw_word( 'own-widgets-wrong' ),
		'status'      => 'recommended',
		'badge'       => array(
			'label' => 'Private Markets Widgets',
			'color' => 'blue',
		),
		'description' => '<ul role="list"><li>' . implode( '</li><li>', array_map( 'esc_html', pmw_own_widgets()['mistakes'] ) ) . '</li></ul>',
		'actions'     => '',
		'test'        => 'pmw_own_widgets',
	);
}

function pmw_add_own_health_test( $tests ) {
	if ( array() !== pmw_own_widgets()['mistakes'] ) {
		$tests['direct']['pmw_own_widgets'] = array(
			'label' => pmw_word( 'own-widgets-wrong' ),
			'test'  => 'pmw_find_own_health',
		);
	}
	return $tests;
}
add_filter( 'site_status_tests', 'pmw_add_own_health_test' );

/**
 * Brings the scripts of the site's own widgets into the frame of the tablet and the phone; WordPress does so since 6.3, before
 * only those of blocks.
 *
 * @param array<string, mixed> $settings Those of the editor.
 * @return array<string, mixed>
 */
function pmw_bring_own_scripts( $settings ) {
	global $wp_scripts, $wp_styles;
	if ( array() === pmw_own_blocks() || version_compare( get_bloginfo( 'version' ), '6.3', '>=' ) ) {
		return $settings;
	}
	// What is enqueued here is for the frame alone, and that of blocks is there.
	$of_page   = array( wp_scripts(), wp_styles() );
	$wp_styles = clone $wp_styles;
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As WordPress 6.3 does.
	$wp_scripts             = new WP_Scripts();
	$wp_scripts->registered = $of_page[0]->registered;
	remove_action( 'enqueue_block_assets', 'wp_enqueue_registered_block_scripts_and_styles' );
	do_action( 'enqueue_block_assets' );
	add_action( 'enqueue_block_assets', 'wp_enqueue_registered_block_scripts_and_styles' );
	ob_start();
	$wp_scripts->do_items();
	$written = ob_get_clean();
	list( $wp_scripts, $wp_styles ) = $of_page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	$settings['__unstableResolvedAssets']['scripts'] = ( $settings['__unstableResolvedAssets']['scripts'] ?? '' ) . $written;
	return $settings;
}
add_filter( 'block_editor_settings_all', 'pmw_bring_own_scripts' );
