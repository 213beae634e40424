/// The components of styles.
///
/// They have the names of the components that they replace: in frame trees the style differs, not the component.
enum Styled {}
