<?php
/**
 * Scripts of the tags: modules of the pinned version, each once per page.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

const HANDLE = 'trip-widgets-';

/**
 * Adds a tag's script to the page.
 *
 * @param string $tag One of tags().
 */
function enqueue( $tag ) {
	$options = options();
	$version = '' === $options['version'] ? '' : $options['version'] . '/';
	// Without a version in the query: the path has one.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_enqueue_script( HANDLE . $tag, "{$options['provider']}/widgets/$version$tag.js", array(), null, true );
}

add_filter(
	'script_loader_tag',
	function ( $html, $handle, $src ) {
		$tag = substr( $handle, strlen( HANDLE ) );
		if ( 0 !== strpos( $handle, HANDLE ) || ! isset( tags()[ $tag ] ) ) {
			return $html;
		}
		$integrity = options()['integrity'][ $tag ] ?? '';
		return sprintf(
			"<script type=\"module\" src=\"%s\"%s></script>\n",
			esc_url( $src ),
			$integrity ? ' integrity="' . esc_attr( $integrity ) . '" crossorigin' : ''
		);
	},
	10,
	3
);
