<?php
// WordPress as it is, on a database of the test's own, for PHP's own web server. Where it is run without a
// server it installs WordPress and the plug-in; standard input says what else:
// {"zip": "…", "posts": [{"slug": "…", "content": "…", "user": "admin" or "author", …}], "media": [{"file": "…", …}]}.
// Each request chooses its site by the header X-Site: {"theme": "…", "locale": "…", "plugins": ["…"], …}.
$folder = getenv( 'WORDPRESS_TEST_FOLDER' );

define( 'ABSPATH', $folder . '/wordpress/' );
define( 'WP_CONTENT_DIR', $folder . '/content' );

$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'] ?? '/', PHP_URL_PATH ) );
// The files of each site of a network.
$path = preg_replace( '#^/[a-z]+(?=/wp-(?:admin|content|includes|login\.php))#', '', $path );
$file = 0 === strpos( $path, '/wp-content/' ) ? $folder . '/content' . substr( $path, 11 ) : ABSPATH . ltrim( $path, '/' );
if ( 'cli-server' === PHP_SAPI && preg_match( '/\.(js|css|json|html|svg|png|gif|jpg|mp3|mp4|woff2?|ttf)$/', $file, $type ) && is_file( $file ) ) {
	$types = array( 'js' => 'text/javascript', 'css' => 'text/css', 'svg' => 'image/svg+xml' );
	header( 'Content-Type: ' . ( $types[ $type[1] ] ?? mime_content_type( $file ) ) );
	header( 'Cache-Control: max-age=3600' );
	readfile( $file );
	return;
}

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:' . $folder . '/socket' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'FS_METHOD', 'direct' );
define( 'CONCATENATE_SCRIPTS', false );
define( 'AUTOSAVE_INTERVAL', 3600 );
// Every notice of PHP is kept; those of our files fail the test.
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', $folder . '/debug.log' );
$table_prefix = 'wp_';
$_SERVER['SERVER_NAME'] = 'localhost';
$_SERVER['HTTP_HOST']   = $_SERVER['HTTP_HOST'] ?? 'localhost';

if ( 'cli' === PHP_SAPI ) {
	$asked = json_decode( stream_get_contents( STDIN ), true );
	define( 'WP_INSTALLING', true );
	require ABSPATH . 'wp-settings.php';
	require ABSPATH . 'wp-admin/includes/admin.php';
	require ABSPATH . 'wp-admin/includes/upgrade.php';
	require ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	// No message to an administrator who is not there.
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'Firm', 'admin', 'admin@firm.example', true, '', 'a password' );
	$wp_rewrite->set_permalink_structure( '/%postname%/' );
	$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
	if ( true !== $upgrader->install( $asked['zip'] ) ) {
		fwrite( STDERR, implode( "\n", $upgrader->skin->get_upgrade_messages() ) );
		exit( 1 );
	}
	update_option( 'active_plugins', array( $upgrader->plugin_info() ) );
	wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'a password', 'role' => 'author' ) );
	foreach ( $asked['posts'] as $post ) {
		// WordPress filters what is saved by the rights of who saves it.
		wp_set_current_user( get_user_by( 'login', $post['user'] ?? 'admin' )->ID );
		kses_init();
		$terms = array();
		foreach ( $post['categories'] ?? array() as $name ) {
			$terms[] = wp_create_category( $name );
		}
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_status'   => $post['status'] ?? 'publish',
					'post_type'     => $post['type'] ?? 'post',
					'post_name'     => $post['slug'],
					'post_title'    => $post['title'] ?? $post['slug'],
					'post_content'  => $post['content'],
					'post_date'     => $post['date'] ?? '2022-11-30 12:00:00',
					'post_password' => $post['password'] ?? '',
					'post_category' => $terms,
					'tags_input'    => $post['tags'] ?? array(),
				)
			),
			true
		);
		if ( ! is_wp_error( $id ) && isset( $post['image'] ) ) {
			set_post_thumbnail( $id, wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), $post['image'] ) );
		}
		if ( is_wp_error( $id ) ) {
			fwrite( STDERR, $id->get_error_message() );
			exit( 1 );
		}
	}
	foreach ( $asked['media'] as $medium ) {
		$type = wp_check_filetype( $medium['file'] );
		$post = array( 'post_mime_type' => $type['type'], 'post_title' => $medium['title'], 'post_status' => 'inherit' );
		$id   = wp_insert_attachment( $post, WP_CONTENT_DIR . '/uploads/' . $medium['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, WP_CONTENT_DIR . '/uploads/' . $medium['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $medium['alt'] ?? '' );
	}
	flush_rewrite_rules( false );
	exit;
}

$site = json_decode( $_SERVER['HTTP_X_SITE'] ?? '{}', true );
define( 'WP_USE_THEMES', true );
if ( $site['isNetwork'] ?? false ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', $_SERVER['HTTP_HOST'] );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
} else {
	define( 'WP_SITEURL', 'http://' . $_SERVER['HTTP_HOST'] );
	define( 'WP_HOME', WP_SITEURL . ( $site['folder'] ?? '' ) );
}
require ABSPATH . 'wp-includes/plugin.php';
$set_option = function ( $name, $value ) {
	add_filter( 'pre_option_' . $name, function () use ( $value ) { return $value; } );
};
$set_option( 'template', $site['theme'] ?? 'bare' );
$set_option( 'stylesheet', $site['theme'] ?? 'bare' );
$set_option( 'WPLANG', $site['locale'] ?? '' );
$plugins = array_merge( $site['before'] ?? array(), ( $site['isActive'] ?? true ) ? array( 'private-markets-widgets/private-markets-widgets.php' ) : array(), $site['plugins'] ?? array() );
// Each site of a network has its own.
if ( ! defined( 'MULTISITE' ) ) {
	$set_option( 'active_plugins', $plugins );
}
foreach ( $site['options'] ?? array() as $name => $value ) {
	$set_option( $name, $value );
}
// Pages of the administration load WordPress themselves.
$script = is_dir( $file ) && '/' !== $path ? rtrim( $file, '/' ) . '/index.php' : $file;
if ( preg_match( '#^/(?:wp-admin/|wp-login\.php)#', $path ) && is_file( $script ) ) {
	$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = substr( $script, strlen( ABSPATH ) - 1 );
	require $script;
	return;
}
require ABSPATH . 'wp-settings.php';
wp();
require ABSPATH . 'wp-includes/template-loader.php';
