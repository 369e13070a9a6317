<?php
/**
 * Deletes the settings and the cached HTML of every site.
 *
 * @package TripWidgets
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

$trip_widgets_clear = function () {
	global $wpdb;
	delete_option( 'trip_widgets' );
	// Copies in a persistent object cache expire within a month.
	$names = $wpdb->get_col( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->prepare(
			"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( '_transient_trip_widgets_' ) . '%',
			$wpdb->esc_like( '_transient_timeout_trip_widgets_' ) . '%'
		)
	);
	array_map( 'delete_option', $names );
};

if ( is_multisite() ) {
	$trip_widgets_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $trip_widgets_sites as $trip_widgets_site ) {
		switch_to_blog( $trip_widgets_site );
		$trip_widgets_clear();
		restore_current_blog();
	}
} else {
	$trip_widgets_clear();
}
