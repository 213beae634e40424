internal import Foundation
internal import Frames

/// What is drawn of an annotation at one place: frames in the picture's coordinates, and the areas that they take.
struct Mark {
    var frames: [Frame]

    /// The areas that nothing else may lie on.
    var areas: [CGRect]

    /// Thin lines that may lie on other things, and had better not.
    var guides: [CGRect] = []

    /// The smallest rectangle around all areas.
    var bounds: CGRect { areas.dropFirst().reduce(areas.first ?? .null) { $0.union($1) } }
}

extension CGFloat {
    /// A length for people: `"16 pt"`, with one decimal where it isn't whole.
    var inPoints: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths)) pt" : "\(tenths) pt"
    }
}
