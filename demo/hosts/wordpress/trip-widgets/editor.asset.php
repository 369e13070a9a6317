<?php
/**
 * Scripts of WordPress that editor.js uses.
 *
 * @package TripWidgets
 */

return array(
	'dependencies' => array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-url' ),
	'version'      => md5_file( __DIR__ . '/editor.js' ),
);
