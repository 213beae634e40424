/// The components of styles.
///
/// They have the names of the components in whose place they stand: in frame trees it is the look that is different,
/// and not the component.
enum Styled {}
