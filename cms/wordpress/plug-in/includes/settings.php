<?php
/**
 * Settings › Private Markets Widgets, and the row of the plug-in.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

const PMW_SETTINGS = 'private-markets-widgets';

function pmw_settings_address() {
	return admin_url( 'options-general.php?page=' . PMW_SETTINGS );
}

/** The help of the plug-in, at a heading. */
function pmw_help_address( $heading = 'wordpress' ) {
	return plugins_url( 'help.html', PMW_FILE ) . '#' . $heading;
}

/** Says of a value that it is not taken; what was chosen before stays. */
function pmw_refuse_setting( $key, $value ) {
	// WordPress prints it as HTML.
	add_settings_error( PMW_SETTINGS, $key, esc_html( pmw_word( $key, array( 'value' => $value ) ) ) );
}

/**
 * Hosts, one on a line; of an address its host.
 *
 * @param mixed $sent What the form sends.
 * @return string
 */
function pmw_clean_hosts( $sent ) {
	$hosts = array();
	foreach ( preg_split( '/[\s,]+/', is_string( $sent ) ? strtolower( $sent ) : '', -1, PREG_SPLIT_NO_EMPTY ) as $text ) {
		$host = preg_replace( '#^(?:https?:)?//|[/?\#].*$#', '', $text );
		if ( 1 === preg_match( '/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+(?::\d{1,5})?\z/', $host ) ) {
			$hosts[] = $host;
		} else {
			pmw_refuse_setting( 'refused-host', $text );
		}
	}
	return implode( "\n", array_unique( $hosts ) );
}

/**
 * A culture, de-CH; empty for that of each page's language.
 *
 * @param mixed $sent What the form sends.
 * @return string
 */
function pmw_clean_culture( $sent ) {
	$text  = is_string( $sent ) ? trim( $sent ) : '';
	$parts = explode( '-', str_replace( '_', '-', $text ) );
	$found = strtolower( $parts[0] ) . '-' . strtoupper( $parts[1] ?? '' );
	if ( '' === $text || ( 2 === count( $parts ) && 1 === preg_match( '/^[a-z]{2,3}-[A-Z]{2}\z/', $found ) ) ) {
		return '' === $text ? '' : $found;
	}
	pmw_refuse_setting( 'refused-culture', $text );
	return (string) get_option( 'pmw_culture', '' );
}

/** The choice of a field with one of its own beside those of a list. */
function pmw_read_choice( $sent ) {
	if ( is_array( $sent ) ) {
		$sent = 'own' === ( $sent['choice'] ?? '' ) ? ( $sent['own'] ?? '' ) : ( $sent['choice'] ?? '' );
	}
	return is_string( $sent ) ? trim( $sent ) : '';
}

/**
 * A colour: "theme:" and its name, or #rrggbb; empty for that of the widgets.
 *
 * @param string $name   The setting.
 * @param string $is_fit The function that says whether texts can be read on it.
 * @return callable
 */
function pmw_make_colour_cleaner( $name, $is_fit ) {
	return function ( $sent ) use ( $name, $is_fit ) {
		$choice   = strtolower( pmw_read_choice( $sent ) );
		$is_known = '' === $choice || isset( pmw_theme_colours( $is_fit )[ $choice ] );
		if ( $is_known || ( pmw_is_colour( $choice ) && $is_fit( $choice ) ) ) {
			return $choice;
		}
		pmw_refuse_setting( 'refused-colour', $choice );
		return (string) get_option( $name, '' );
	};
}

/** The same for a family of fonts. */
function pmw_make_font_cleaner( $name ) {
	return function ( $sent ) use ( $name ) {
		$choice = pmw_read_choice( $sent );
		if ( '' === $choice || isset( pmw_theme_fonts()[ $choice ] ) || pmw_is_font( $choice ) ) {
			return $choice;
		}
		pmw_refuse_setting( 'refused-font', $choice );
		return (string) get_option( $name, '' );
	};
}

/** What stands below a field: what it does, what is so without it, and where more is said. */
function pmw_print_setting_foot( $help, $default, $heading ) {
	echo '<p class="description">' . esc_html( $help ) . ' ' . esc_html( pmw_word( 'settings-default', array( 'value' => $default ) ) )
		. ' <a href="' . esc_url( pmw_help_address( $heading ) ) . '">' . esc_html__( 'Help' ) . '</a></p>';
}

/**
 * Adds a setting and its field.
 *
 * @param string               $name  The option.
 * @param string               $label The name of the field.
 * @param callable             $clean Makes of what the form sends what is kept.
 * @param callable             $print Prints the field.
 * @param array<int, string>   $foot  What stands below: what it does, the default, and the heading of the help.
 */
function pmw_add_setting( $name, $label, $clean, $print, $foot ) {
	register_setting( PMW_SETTINGS, $name, array( 'sanitize_callback' => $clean ) );
	$draw = function () use ( $name, $print, $foot ) {
		$print( $name );
		pmw_print_setting_foot( ...$foot );
	};
	add_settings_field( $name, esc_html( $label ), $draw, PMW_SETTINGS, 'pmw', array( 'label_for' => $name ) );
}

/**
 * A list of choices, and beside it a field for another.
 *
 * @param string                              $name    The option.
 * @param string                              $usual   What the first choice says.
 * @param array<string, array{name: string}>  $choices Those of the theme.
 * @param string                              $type    Of the field: "color" or "text".
 */
function pmw_print_choice( $name, $usual, $choices, $type ) {
	$value  = (string) get_option( $name, '' );
	$is_own = '' !== $value && ! isset( $choices[ $value ] );
	echo '<select id="' . esc_attr( $name ) . '" name="' . esc_attr( $name ) . '[choice]"><option value="">' . esc_html( $usual ) . '</option>';
	foreach ( $choices as $choice => $each ) {
		echo '<option value="' . esc_attr( $choice ) . '" ' . selected( $value, $choice, false ) . '>' . esc_html( pmw_word( 'of-theme', array( 'value' => $each['name'] ) ) ) . '</option>';
	}
	echo '<option value="own" ' . selected( $is_own, true, false ) . '>' . esc_html( pmw_word( 'choice-own' ) ) . '</option></select> '
		. '<input class="pmw-own" type="' . esc_attr( $type ) . '" name="' . esc_attr( $name ) . '[own]" value="' . esc_attr( $is_own ? $value : ( 'color' === $type ? '#175583' : '' ) ) . '"'
		. ' aria-label="' . esc_attr( pmw_word( 'choice-own' ) ) . '">';
}

function pmw_print_hosts( $name ) {
	echo '<textarea class="code" rows="3" cols="40" id="' . esc_attr( $name ) . '" name="' . esc_attr( $name ) . '">' . esc_textarea( (string) get_option( $name, '' ) ) . '</textarea>';
}

function pmw_print_culture( $name ) {
	echo '<input type="text" size="8" id="' . esc_attr( $name ) . '" name="' . esc_attr( $name ) . '" value="' . esc_attr( (string) get_option( $name, '' ) )
		. '" placeholder="' . esc_attr( pmw_locale_culture( get_locale() ) ) . '">';
}

/** The page of the search. */
function pmw_print_search_page( $name ) {
	wp_dropdown_pages(
		array(
			'name'              => esc_attr( $name ),
			'selected'          => absint( get_option( $name, 0 ) ),
			'show_option_none'  => '—',
			'option_none_value' => '0',
		)
	);
}

/** The choice to keep addresses, and the list where there is one. */
function pmw_print_signups( $name ) {
	$count  = pmw_count_signups();
	$export = wp_nonce_url( admin_url( 'admin-post.php?action=pmw_export_signups' ), 'pmw_export_signups' );
	?>
	<label>
		<input type="checkbox" id="<?php echo esc_attr( $name ); ?>" name="<?php echo esc_attr( $name ); ?>" value="1" <?php checked( pmw_keeps_signups() ); ?>>
		<?php echo esc_html( pmw_word( 'signup-keep' ) ); ?>
	</label>
	<?php if ( $count > 0 ) : ?>
		<p><?php echo esc_html( pmw_word( 'signup-kept', array( 'n' => number_format_i18n( $count ) ) ) ); ?>
		<a class="button" href="<?php echo esc_url( $export ); ?>"><?php echo esc_html( pmw_word( 'signup-export' ) ); ?></a></p>
		<?php
	endif;
}

/** Colours and fonts. */
function pmw_register_look() {
	foreach ( array( 'main' => 'pmw_is_readable', 'dark' => 'pmw_is_dark' ) as $key => $is_fit ) {
		$print = function ( $name ) use ( $is_fit ) {
			pmw_print_choice( $name, pmw_word( 'of-widgets' ), pmw_theme_colours( $is_fit ), 'color' );
		};
		pmw_add_setting( "pmw_colour_$key", pmw_word( "colour-$key" ), pmw_make_colour_cleaner( "pmw_colour_$key", $is_fit ), $print, array( pmw_word( "colour-$key-help" ), pmw_word( 'of-widgets' ), 'colours-and-fonts' ) );
	}
	foreach ( array( 'text', 'headline' ) as $key ) {
		$print = function ( $name ) {
			pmw_print_choice( $name, pmw_word( 'of-page' ), pmw_theme_fonts(), 'text' );
		};
		pmw_add_setting( "pmw_font_$key", pmw_word( "font-$key" ), pmw_make_font_cleaner( "pmw_font_$key" ), $print, array( pmw_word( 'font-help' ), pmw_word( 'of-page' ), 'colours-and-fonts' ) );
	}
}

function pmw_register_settings() {
	add_settings_section( 'pmw', '', '__return_null', PMW_SETTINGS );
	pmw_register_look();
	pmw_add_setting( 'pmw_culture', pmw_word( 'culture' ), 'pmw_clean_culture', 'pmw_print_culture', array( pmw_word( 'culture-help' ), pmw_locale_culture( get_locale() ), 'languages-and-region' ) );
	pmw_add_setting( 'pmw_embed_hosts', pmw_word( 'embed-hosts' ), 'pmw_clean_hosts', 'pmw_print_hosts', array( pmw_word( 'embed-hosts-help' ), __( 'None' ), 'films-of-other-sites' ) );
	// Where another back end answers, there is nothing to choose.
	if ( pmw_has_answers() ) {
		pmw_add_setting( 'pmw_search_page', pmw_word( 'search' ), 'absint', 'pmw_print_search_page', array( pmw_word( 'search-page' ), __( 'None' ), 'search' ) );
		$help = pmw_takes_signups() ? '' : pmw_word( 'signup-nobody' );
		pmw_add_setting( 'pmw_keep_signups', pmw_word( 'signup' ), 'rest_sanitize_boolean', 'pmw_print_signups', array( $help, __( 'No' ), 'sign-up' ) );
	}
}
add_action( 'admin_init', 'pmw_register_settings' );

/** The hosts of the settings, for the script; a site names others by the filter pmw_script_options. */
function pmw_name_hosts( $options ) {
	$hosts = implode( ' ', array_filter( explode( "\n", (string) get_option( 'pmw_embed_hosts', '' ) ) ) );
	return '' === $hosts ? $options : array( 'data-embed-hosts' => $hosts ) + $options;
}
add_filter( 'pmw_script_options', 'pmw_name_hosts', 1 );

function pmw_add_settings_page() {
	$title = 'Private Markets Widgets';
	add_options_page( $title, $title, 'manage_options', PMW_SETTINGS, 'pmw_print_settings' );
}
add_action( 'admin_menu', 'pmw_add_settings_page' );

function pmw_print_settings() {
	?>
	<style>
		/* Shown where it is chosen, and by browsers that cannot say so. */
		select:not( :has( > [value='own']:checked ) ) + .pmw-own { display: none; }
	</style>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( PMW_SETTINGS );
			do_settings_sections( PMW_SETTINGS );
			submit_button();
			?>
		</form>
	</div>
	<?php
}

function pmw_add_settings_link( $links ) {
	if ( current_user_can( 'manage_options' ) ) {
		array_unshift( $links, '<a href="' . esc_url( pmw_settings_address() ) . '">' . esc_html__( 'Settings' ) . '</a>' );
	}
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( PMW_FILE ), 'pmw_add_settings_link' );

function pmw_add_help_link( $links, $file ) {
	if ( plugin_basename( PMW_FILE ) === $file ) {
		$links[] = '<a href="' . esc_url( pmw_help_address() ) . '">' . esc_html__( 'Documentation' ) . '</a>';
	}
	return $links;
}
add_filter( 'plugin_row_meta', 'pmw_add_help_link', 10, 2 );

/** Says in the list of plug-ins what this one does, in the language of who reads it. */
function pmw_describe_plug_in( $plugins ) {
	$file = plugin_basename( PMW_FILE );
	if ( isset( $plugins[ $file ] ) ) {
		$plugins[ $file ]['Description'] = pmw_word( 'about' );
	}
	return $plugins;
}
add_filter( 'all_plugins', 'pmw_describe_plug_in' );
