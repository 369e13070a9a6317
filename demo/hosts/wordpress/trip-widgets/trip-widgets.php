<?php
/**
 * Plugin Name:       Trip widgets
 * Description:       Enquiry, review and testimonial forms, attraction cards and videos of your travel company, as a block and as shortcodes.
 * Version:           0.3.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       trip-widgets
 * Domain Path:       /languages
 *
 * @package TripWidgets
 */

namespace TripWidgets;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

const FILE = __FILE__;

require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/tags.php';
require __DIR__ . '/includes/fragments.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/versions.php';
require __DIR__ . '/includes/settings-page.php';

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'trip-widgets', false, basename( __DIR__ ) . '/languages' );
	}
);
