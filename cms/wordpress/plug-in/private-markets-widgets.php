<?php
/**
 * Plugin Name: Private Markets Widgets
 * Description: Includes the script and the stylesheet of the widgets, offers them as blocks and by the shortcode [pmw_widget], and answers the calls of the widgets.
 * Version: __PMW_VERSION__
 * Requires at least: 5.9
 * Requires PHP: 7.4
 * Author: The private-markets-widgets authors
 * License: MIT
 * Text Domain: private-markets-widgets
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

const PMW_FILE             = __FILE__;
const PMW_VERSION          = '__PMW_VERSION__';
const PMW_SCRIPT_INTEGRITY = '__PMW_SCRIPT_INTEGRITY__';
const PMW_STYLE_INTEGRITY  = '__PMW_STYLE_INTEGRITY__';
const PMW_MODULE_INTEGRITY = '__PMW_MODULE_INTEGRITY__';
const PMW_CORE             = '__PMW_CORE__';
const PMW_CORE_INTEGRITY   = '__PMW_CORE_INTEGRITY__';
const PMW_REACT            = '__PMW_REACT__';
const PMW_REACT_INTEGRITY  = '__PMW_REACT_INTEGRITY__';
const PMW_CULTURES         = '__PMW_CULTURES__';

require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/tags.php';
require __DIR__ . '/includes/json.php';
require __DIR__ . '/includes/mount-point.php';
require __DIR__ . '/includes/shortcode.php';
require __DIR__ . '/includes/content.php';
require __DIR__ . '/includes/block-data.php';
require __DIR__ . '/includes/plain.php';
require __DIR__ . '/includes/block-markup.php';
require __DIR__ . '/includes/own-definition.php';
require __DIR__ . '/includes/own-widgets.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/modal-block.php';
require __DIR__ . '/includes/patterns.php';
require __DIR__ . '/includes/block-editor.php';
require __DIR__ . '/includes/answers.php';
require __DIR__ . '/includes/search.php';
require __DIR__ . '/includes/search-page.php';
require __DIR__ . '/includes/articles.php';
require __DIR__ . '/includes/signup.php';
require __DIR__ . '/includes/signup-list.php';
require __DIR__ . '/includes/site-health.php';
require __DIR__ . '/includes/look.php';
require __DIR__ . '/includes/settings.php';
