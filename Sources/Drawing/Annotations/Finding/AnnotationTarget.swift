internal import Foundation
internal import Frames
internal import Rendering

/// A part of a picture that matches a reference.
struct AnnotationTarget: Equatable {
    /// The path of its frame, as child indices starting at the root.
    var path: [Int]

    /// The visible part of it, in points of the picture.
    var rect: CGRect

    /// The area to point at: for a label, its letters; for a container that paints nothing, what is inside it.
    var pointed: CGRect

    /// What a container that paints nothing shows: the areas painted inside it. Empty for other parts.
    var surfaces: [CGRect]

    /// The whole part, in points of the picture.
    var whole: CGRect

    /// The width and height in the part's own points, regardless of the picture's scale.
    var size: CGSize

    /// The number of picture points per point of the part.
    var scale: CGFloat

    /// The corner radii, in points of the picture.
    var corners: CornerRadii

    /// Returns whether a side is clipped.
    func isCut(_ edge: Edge) -> Bool {
        switch edge {
        case .left: rect.minX > whole.minX + 0.5
        case .right: rect.maxX < whole.maxX - 0.5
        case .top: rect.minY > whole.minY + 0.5
        case .bottom: rect.maxY < whole.maxY - 0.5
        }
    }
}

/// A side in the picture's coordinates.
enum Edge: CaseIterable {
    case left, right, top, bottom

    /// Whether the side is vertical.
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
