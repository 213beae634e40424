import Pictures

/// The format of a picture's file in a project.
package enum FileFormat: String, CaseIterable, Sendable {
    case png, jpeg, webp, svg, pdf
    /// An animation of 255 colors at most.
    case gif

    /// The format of a still; `nil` for one that holds animations alone.
    var still: PictureFormat? { PictureFormat(rawValue: rawValue) }

    /// Whether a file can hold an animation. A PNG does so without losing a color.
    var holdsAnimations: Bool { self == .png || self == .gif }

    /// The ending of a file's name, without the dot.
    var fileExtension: String { still?.fileExtension ?? rawValue }

    /// Whether a file has pixels, so many for each point.
    var isBitmap: Bool { still?.isBitmap ?? true }
}
