import UIKitValues

/// The icons and other pictures of the components, drawn by this program.
///
/// They have the sizes in points that the components expect. A picture is made when it is first asked for, and kept.
package enum Artwork {}
