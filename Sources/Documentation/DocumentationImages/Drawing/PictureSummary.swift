import Foundation

/// What pages say of a picture, and what is to be said of its drawing.
struct PictureSummary: Codable, Sendable {
    /// In points.
    var size: CGSize

    /// The description for readers who can't see the picture.
    var alternativeText: String

    /// What an after shows otherwise than its before, in words; `nil` for other pictures, and where nothing differs.
    var difference: String?

    /// Whether the body of a device is around the picture, which has an outline already.
    var showsDevice = false

    /// What is left out of the picture or drawn otherwise than asked for, a line each.
    var warnings: [String] = []
}
