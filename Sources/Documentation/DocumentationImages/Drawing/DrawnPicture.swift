import Foundation
import Frames
import Raster
import Rendering

/// A picture that is drawn and not yet written.
struct DrawnPicture: Sendable {
    let entry: PictureEntry

    /// Pixels per point.
    let scale: CGFloat

    /// The tree that it was drawn from; image files are named from the collection's folder on.
    let frame: Frame

    let bitmap: Bitmap
    let png: Data

    /// What drawing has reported.
    let problems: [RenderProblem]

    /// What had to be left out or replaced, a line each.
    var warnings: [String] {
        problems.map(\.text) + [MissingCharacters.description(frame.missingCharacters)].compactMap { $0 }
    }

    /// The name of the file, from the folder of the pictures on.
    var file: String { "\(entry.name).png" }

    /// Whether it is the picture of a device, whose body has an outline of its own.
    var showsDevice: Bool { frame.name == "Device" }
}
