<?php
// Renders what standard input asks for: {"folder": "…", "cases": [{"template": "…", "data": {…}, "content": "…"}]}.
// Where a case has content, it is a component: Drupal gives that its slot as markup, and attributes.
// "markup" is data too, as HTML that Twig takes for safe.
require '/usr/share/php/Twig/autoload.php';

/** As Drupal's own, of which components use this much. */
class Component_Attributes extends Twig\Markup {
	public function __construct( private readonly array $classes = array() ) {
		$class = implode( ' ', array_map( 'htmlspecialchars', $classes ) );
		parent::__construct( ( '' === $class ? '' : " class=\"$class\"" ) . ' data-component-id="firm:component"', 'UTF-8' );
	}

	public function addClass( string ...$classes ): self {
		return new self( array_merge( $this->classes, $classes ) );
	}
}

$asked  = json_decode( stream_get_contents( STDIN ), true );
$loader = new Twig\Loader\ArrayLoader();
$files  = new Twig\Loader\FilesystemLoader();
$files->addPath( $asked['folder'], 'firm' );
$twig = new Twig\Environment(
	new Twig\Loader\ChainLoader( array( $loader, $files ) ),
	array( 'strict_variables' => true )
);
$html = array();
foreach ( $asked['cases'] as $number => $case ) {
	$loader->setTemplate( "case-$number", $case['template'] );
	$data = $case['data'];
	if ( isset( $case['content'] ) ) {
		$data += array(
			'content'    => new Twig\Markup( $case['content'], 'UTF-8' ),
			'attributes' => new Component_Attributes(),
		);
	}
	// What a template of Drupal has captured, or a module has rendered.
	foreach ( $case['markup'] ?? array() as $name => $text ) {
		$data[ $name ] = new Twig\Markup( $text, 'UTF-8' );
	}
	$html[] = $twig->render( "case-$number", $data );
}
echo json_encode( $html );
