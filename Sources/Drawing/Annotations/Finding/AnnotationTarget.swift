internal import Foundation
internal import Frames
internal import Rendering

/// A part of a picture that a reference has found.
struct AnnotationTarget: Equatable {
    /// The way to its frame from the root.
    var path: [Int]

    /// The part of it that is seen, in points of the picture.
    var rect: CGRect

    /// What is pointed at: of a label, its letters.
    var pointed: CGRect

    /// All of it, in points of the picture.
    var whole: CGRect

    /// Its width and height in points of its own, whatever the picture's scale.
    var size: CGSize

    /// How many points of the picture one of its own is.
    var scale: CGFloat

    /// The radii of its corners in the picture.
    var corners: CornerRadii

    /// Whether a side is cut off by the edge of what shows it.
    func isCut(_ edge: Edge) -> Bool {
        switch edge {
        case .left: rect.minX > whole.minX + 0.5
        case .right: rect.maxX < whole.maxX - 0.5
        case .top: rect.minY > whole.minY + 0.5
        case .bottom: rect.maxY < whole.maxY - 0.5
        }
    }
}

/// A side, in the picture's coordinates.
enum Edge: CaseIterable {
    case left, right, top, bottom

    /// Whether the side is that of a column beside the picture.
    var isUpright: Bool { self == .left || self == .right }

    init(_ side: Annotation.Side, _ direction: RenderSettings.Direction) {
        let isMirrored = direction == .rightToLeft
        switch side {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = isMirrored ? .right : .left
        case .trailing: self = isMirrored ? .left : .right
        }
    }
}
