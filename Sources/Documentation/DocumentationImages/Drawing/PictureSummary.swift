import Foundation

/// Information about a picture for pages, and the warnings from drawing it.
struct PictureSummary: Codable, Sendable {
    /// The size in points.
    var size: CGSize

    /// The description for readers who can't see the picture.
    var alternativeText: String

    /// The differences of an “after” picture from its “before”, in words; `nil` if there are none, and for other
    /// pictures.
    var difference: String?

    /// Whether the picture includes the body of a device, which already has an outline.
    var showsDevice = false

    /// What is left out of the picture or drawn differently than requested, one warning per element.
    var warnings: [String] = []
}
