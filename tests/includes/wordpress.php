<?php
// WordPress as it is, on a database of the test's own. Standard input says what to do:
// {"socket": "…", "content": "…", "isNew": true} installs it,
// {"socket": "…", "content": "…", "cases": [{"locale": "…", "post": "…"}]} prints head and content of each page.
$asked = json_decode( stream_get_contents( STDIN ), true );

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . $asked['socket'] );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_CONTENT_DIR', $asked['content'] );
define( 'WP_SITEURL', 'http://firm.example' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'ABSPATH', '/usr/share/wordpress/' );
$table_prefix = 'wp_';
$_SERVER['HTTP_HOST']   = 'firm.example';
$_SERVER['SERVER_NAME'] = 'firm.example';

if ( ! empty( $asked['isNew'] ) ) {
	define( 'WP_INSTALLING', true );
	require ABSPATH . 'wp-settings.php';
	require ABSPATH . 'wp-admin/includes/upgrade.php';
	// No message to an administrator who is not there.
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'Firm', 'admin', 'admin@firm.example', true, '', 'a password' );
	update_option( 'active_plugins', array( 'private-markets-widgets/private-markets-widgets.php' ) );
	exit;
}
require ABSPATH . 'wp-settings.php';
$locale = '';
add_filter( 'locale', function () use ( &$locale ) { return $locale; } );
$pages = array();
foreach ( $asked['cases'] as $case ) {
	$locale = $case['locale'];
	$GLOBALS['wp_scripts'] = null;
	$GLOBALS['wp_styles']  = null;
	ob_start();
	do_action( 'wp_head' );
	$pages[] = array(
		'head'    => ob_get_clean(),
		'content' => apply_filters( 'the_content', $case['post'] ),
	);
}
echo json_encode( $pages );
