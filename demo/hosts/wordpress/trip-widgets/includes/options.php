<?php
/**
 * Settings of the plugin, in one option.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

const OPTION = 'trip_widgets';

/**
 * Settings with their defaults: `provider` is an origin or '', `version` a path below /widgets/, and `integrity` the
 * hash of each pinned file by tag.
 *
 * @return array{provider: string, partner: string, theme: string, version: string, integrity: array<string, string>}
 */
function options() {
	$defaults = array(
		'provider'  => '',
		'partner'   => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
		'theme'     => 'auto',
		'version'   => '',
		'integrity' => array(),
	);
	$stored = get_option( OPTION );
	return array_merge( $defaults, is_array( $stored ) ? $stored : array() );
}

/**
 * Permission to choose the provider, whose HTML and scripts run on every page. In a network that is for its
 * administrators, as unfiltered HTML is.
 *
 * @return bool
 */
function may_choose_provider() {
	return current_user_can( is_multisite() ? 'manage_network_options' : 'manage_options' );
}
