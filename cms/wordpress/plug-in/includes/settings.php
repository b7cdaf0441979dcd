<?php
/**
 * Settings › Private Markets Widgets.
 *
 * @package private-markets-widgets
 */

defined( 'ABSPATH' ) || exit;

function pmw_settings_address() {
	return admin_url( 'options-general.php?page=private-markets-widgets' );
}

function pmw_register_settings() {
	register_setting(
		'private-markets-widgets',
		'pmw_keep_signups',
		array(
			'type'              => 'boolean',
			'sanitize_callback' => 'rest_sanitize_boolean',
			'default'           => false,
		)
	);
	register_setting(
		'private-markets-widgets',
		'pmw_search_page',
		array(
			'type'              => 'integer',
			'sanitize_callback' => 'absint',
			'default'           => 0,
		)
	);
}
add_action( 'admin_init', 'pmw_register_settings' );

/** Where another back end answers, there is nothing to choose. */
function pmw_add_settings_page() {
	if ( pmw_has_answers() ) {
		$title = 'Private Markets Widgets';
		add_options_page( $title, $title, 'manage_options', 'private-markets-widgets', 'pmw_print_settings' );
	}
}
add_action( 'admin_menu', 'pmw_add_settings_page' );

function pmw_add_settings_link( $links ) {
	if ( pmw_has_answers() && current_user_can( 'manage_options' ) ) {
		array_unshift( $links, '<a href="' . esc_url( pmw_settings_address() ) . '">' . esc_html__( 'Settings' ) . '</a>' );
	}
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( PMW_FILE ), 'pmw_add_settings_link' );

/** The choice to keep addresses, and the list where there is one. */
function pmw_print_signup_settings() {
	$count  = pmw_count_signups();
	$export = wp_nonce_url( admin_url( 'admin-post.php?action=pmw_export_signups' ), 'pmw_export_signups' );
	?>
	<tr>
		<th scope="row"><?php echo esc_html( pmw_word( 'signup' ) ); ?></th>
		<td>
			<label>
				<input type="checkbox" name="pmw_keep_signups" value="1" <?php checked( pmw_keeps_signups() ); ?>>
				<?php echo esc_html( pmw_word( 'signup-keep' ) ); ?>
			</label>
			<?php if ( ! pmw_takes_signups() ) : ?>
				<p class="description"><?php echo esc_html( pmw_word( 'signup-nobody' ) ); ?></p>
			<?php endif; ?>
			<?php if ( $count > 0 ) : ?>
				<p><?php echo esc_html( pmw_word( 'signup-kept', array( 'n' => number_format_i18n( $count ) ) ) ); ?>
				<a class="button" href="<?php echo esc_url( $export ); ?>"><?php echo esc_html( pmw_word( 'signup-export' ) ); ?></a></p>
			<?php endif; ?>
		</td>
	</tr>
	<?php
}

/** The page of the search. */
function pmw_print_search_settings() {
	?>
	<tr>
		<th scope="row"><label for="pmw_search_page"><?php echo esc_html( pmw_word( 'search' ) ); ?></label></th>
		<td>
			<?php
			wp_dropdown_pages(
				array(
					'name'              => 'pmw_search_page',
					'selected'          => absint( get_option( 'pmw_search_page', 0 ) ),
					'show_option_none'  => '—',
					'option_none_value' => '0',
				)
			);
			?>
			<p class="description"><?php echo esc_html( pmw_word( 'search-page' ) ); ?></p>
		</td>
	</tr>
	<?php
}

function pmw_print_settings() {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'private-markets-widgets' ); ?>
			<table class="form-table" role="presentation">
				<?php
				pmw_print_signup_settings();
				pmw_print_search_settings();
				?>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
