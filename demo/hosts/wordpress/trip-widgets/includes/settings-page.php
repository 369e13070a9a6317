<?php
/**
 * The page under Settings, Trip widgets.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

const PAGE = 'trip-widgets';

add_action(
	'admin_menu',
	function () {
		$title = __( 'Trip widgets', 'trip-widgets' );
		add_options_page( $title, $title, 'manage_options', PAGE, __NAMESPACE__ . '\show_settings' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( FILE ),
	function ( $links ) {
		$address = admin_url( 'options-general.php?page=' . PAGE );
		array_unshift( $links, '<a href="' . esc_url( $address ) . '">' . esc_html__( 'Settings', 'trip-widgets' ) . '</a>' );
		return $links;
	}
);

// An option that exists is checked once when it is saved; a new one would be checked twice.
register_activation_hook(
	FILE,
	function () {
		add_option( OPTION, array() );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( PAGE, OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\checked_options' ) );
		add_settings_section( 'all', '', '__return_null', PAGE );
		$fields = array(
			'provider' => array( __( 'Provider', 'trip-widgets' ), __( 'Address of the travel company’s site, such as https://trips.example.', 'trip-widgets' ) ),
			'partner'  => array( __( 'Partner', 'trip-widgets' ), __( 'Your name at the travel company. It is stored with each enquiry.', 'trip-widgets' ) ),
			'theme'    => array( __( 'Theme', 'trip-widgets' ), __( '“Auto” follows the colour scheme of your theme.', 'trip-widgets' ) ),
			'version'  => array( __( 'Version', 'trip-widgets' ), __( 'Version of the scripts, such as 0.3.0. Leave it empty to pin the newest release, or enter 0 to follow all 0.x.', 'trip-widgets' ) ),
		);
		foreach ( $fields as $name => list( $label, $help ) ) {
			$field = array(
				'name'      => $name,
				'help'      => $help,
				'label_for' => "trip-widgets-$name",
			);
			add_settings_field( $name, $label, __NAMESPACE__ . '\show_field', PAGE, 'all', $field );
		}
	}
);

/**
 * Shows one setting with its help.
 *
 * @param array{name: string, help: string, label_for: string} $field The setting.
 */
function show_field( $field ) {
	$name  = OPTION . '[' . $field['name'] . ']';
	$value = options()[ $field['name'] ];
	$id    = $field['label_for'];
	if ( 'theme' === $field['name'] ) {
		$themes = array(
			'auto'  => __( 'Auto', 'trip-widgets' ),
			'light' => __( 'Light', 'trip-widgets' ),
			'dark'  => __( 'Dark', 'trip-widgets' ),
		);
		printf( '<select id="%s" name="%s" aria-describedby="%1$s-help">', esc_attr( $id ), esc_attr( $name ) );
		foreach ( $themes as $theme => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $theme ), selected( $value, $theme, false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		$is_fixed = in_array( $field['name'], array( 'provider', 'version' ), true ) && ! may_choose_provider();
		printf(
			'<input type="%s" id="%s" name="%s" value="%s" class="regular-text" maxlength="200" aria-describedby="%2$s-help"%s>',
			'provider' === $field['name'] ? 'url' : 'text',
			esc_attr( $id ),
			esc_attr( $name ),
			esc_attr( $value ),
			disabled( $is_fixed, true, false )
		);
	}
	printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $field['help'] ) );
}

/** Shows the page. */
function show_settings() {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( PAGE );
	do_settings_sections( PAGE );
	submit_button();
	echo '</form></div>';
}

/**
 * Checks the settings before they are stored. A provider that does not answer is not stored.
 *
 * @param mixed $given Submitted settings.
 * @return array<string, mixed>
 */
function checked_options( $given ) {
	$options = options();
	if ( ! is_array( $given ) ) {
		return $options;
	}
	$text = function ( $name ) use ( $given, $options ) {
		return isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? sanitize_text_field( $given[ $name ] ) : $options[ $name ];
	};
	$options['partner'] = mb_substr( $text( 'partner' ), 0, 200 );
	$options['theme']   = in_array( $text( 'theme' ), array( 'light', 'dark' ), true ) ? $text( 'theme' ) : 'auto';
	$provider           = origin_of( $text( 'provider' ) );
	$version            = ltrim( $text( 'version' ), 'v' );
	$is_same            = $provider === $options['provider'] && '' !== $version && $version === $options['version'];
	if ( $is_same || ! may_choose_provider() ) {
		return $options;
	}
	if ( null === $provider ) {
		add_settings_error( OPTION, 'provider', __( 'The provider was not saved. Enter an address that begins with https://, such as https://trips.example. The travel company will tell you which.', 'trip-widgets' ) );
		return $options;
	}
	// Another provider has other versions.
	$wanted = $provider === $options['provider'] || $version !== $options['version'] ? $version : '';
	$pinned = pinned( $provider, $wanted );
	if ( is_wp_error( $pinned ) ) {
		add_settings_error( OPTION, $pinned->get_error_code(), $pinned->get_error_message() );
		return $options;
	}
	delete_transient( CACHE . 'pause' );
	return array_merge( $options, $pinned, array( 'provider' => $provider ) );
}

/**
 * Origin of an address: with https, or with http on this machine.
 *
 * @param string $address As typed; its path is dropped.
 * @return string|null Null for any other address.
 */
function origin_of( $address ) {
	$parts  = wp_parse_url( $address );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	$host   = strtolower( $parts['host'] ?? '' );
	$is_own = in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	if ( ! preg_match( '/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/', $host ) || ! ( 'https' === $scheme || ( 'http' === $scheme && $is_own ) ) ) {
		return null;
	}
	return "$scheme://$host" . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
}
