<?php
/**
 * HTML of a tag in a page, and the shortcodes.
 *
 * @package TripWidgets
 */

namespace TripWidgets;

/**
 * A tag for a page, or a link for a feed. Adds its script to the page.
 *
 * @param string       $tag   One of tags().
 * @param array<mixed> $given Attributes of a shortcode or a block.
 * @return string
 */
function tag_html( $tag, array $given ) {
	$options = options();
	if ( '' === $options['provider'] ) {
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( no_provider() ) . '</p>' : '';
	}
	$attributes = known_attributes( $tag, $given );
	if ( is_feed() ) {
		return '<p>' . link_to( $tag, $attributes ) . '</p>';
	}
	enqueue( $tag );
	$attributes = with_options( $attributes );
	$html       = fragment( $tag, $attributes );
	return '' === $html ? plain_tag( $tag, $attributes ) : $html;
}

/**
 * Sentence for administrators without a provider.
 *
 * @return string
 */
function no_provider() {
	return __( 'Trip widgets: enter the provider’s address under Settings, Trip widgets. Visitors see nothing here yet.', 'trip-widgets' );
}

/**
 * Adds the attributes that the settings give to every tag.
 *
 * @param array<string, string> $attributes Known attributes.
 * @return array<string, string>
 */
function with_options( array $attributes ) {
	$options = options();
	$shared  = array_filter(
		array(
			'partner' => $options['partner'],
			'theme'   => 'auto' === $options['theme'] ? '' : $options['theme'],
		),
		'strlen'
	);
	return $attributes + $shared;
}

/**
 * The tag with a link inside, which is visible until its script has rendered it.
 *
 * @param string                $tag        One of tags().
 * @param array<string, string> $attributes Known attributes.
 * @return string
 */
function plain_tag( $tag, array $attributes ) {
	$written = written( array( 'provider' => options()['provider'] ) + $attributes );
	return "<$tag$written>" . link_to( $tag, $attributes ) . "</$tag>";
}

/**
 * Attributes as HTML.
 *
 * @param array<string, string> $attributes Known attributes.
 * @return string
 */
function written( array $attributes ) {
	$written = '';
	foreach ( $attributes as $name => $value ) {
		$written .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	return $written;
}

/**
 * Link to the page of the provider's site with a tag's content.
 *
 * @param string                $tag        One of tags().
 * @param array<string, string> $attributes Its attributes.
 * @return string
 */
function link_to( $tag, array $attributes ) {
	list( $path, $text ) = page_of( $tag, $attributes );
	return '<a href="' . esc_url( options()['provider'] . $path ) . '">' . esc_html( $text ) . '</a>';
}

add_action(
	'init',
	function () {
		foreach ( array_keys( tags() ) as $tag ) {
			add_shortcode(
				$tag,
				function ( $given ) use ( $tag ) {
					return tag_html( $tag, (array) $given );
				}
			);
		}
	}
);
