import UIKitValues

/// The pictures of the components: drawings of this program's own, of the sizes that the layout reckons with.
///
/// Each is made when it is first asked for, and kept.
package enum Artwork {}
