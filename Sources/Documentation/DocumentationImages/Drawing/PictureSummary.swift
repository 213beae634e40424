import Foundation
import Rendering

/// What is known of a picture besides its pixels.
struct PictureSummary: Sendable {
    /// In points.
    var size: CGSize

    /// The description for readers who can't see the picture.
    var alternativeText: String

    /// What an after shows otherwise than its before, in words; `nil` for other pictures, and where nothing differs.
    var difference: String?

    /// Whether the body of a device is around the picture, which has an outline already.
    var showsDevice = false

    /// The files that the picture follows from, each once.
    var inputs: [String] = []

    /// What is left out of the picture or drawn otherwise than asked for, a line each.
    var warnings: [String] = []

    /// What drawing has reported; ``warnings`` have it too.
    var problems: [RenderProblem] = []
}
