internal import Foundation
internal import Frames

/// The drawing of an annotation at one position: frames in the picture's coordinates, and the areas that they occupy.
struct Mark {
    var frames: [Frame]

    /// The areas that must not overlap with others.
    var areas: [CGRect]

    /// Thin lines that should not overlap with others, but may.
    var guides: [CGRect] = []

    /// The bounding box of all areas.
    var bounds: CGRect { areas.dropFirst().reduce(areas.first ?? .null) { $0.union($1) } }
}

extension CGFloat {
    /// The length in words: `"16 pt"`, with one decimal unless it is an integer.
    var inPoints: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths)) pt" : "\(tenths) pt"
    }
}
