import UIKitValues

/// The icons and other images of the components, drawn by this package.
///
/// They have the sizes in points that the components expect. Images are created lazily, and kept.
package enum Artwork {}
