public import Foundation

/// The corner radii of a rectangle, in points. Each is limited to half the shorter side.
public struct CornerRadii: Sendable, Equatable {
    /// The radius at the top left.
    public var topLeft: CGFloat
    /// The radius at the top right.
    public var topRight: CGFloat
    /// The radius at the bottom right.
    public var bottomRight: CGFloat
    /// The radius at the bottom left.
    public var bottomLeft: CGFloat
    /// Whether corners blend into the edges, like `CALayerCornerCurve.continuous`, instead of being quarter circles.
    public var isSmooth: Bool

    /// Creates radii in points.
    public init(
        topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0,
        isSmooth: Bool = false
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
        self.isSmooth = isSmooth
    }

    /// Creates four equal radii in points.
    public init(_ radius: CGFloat) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Sharp corners.
    public static let zero = CornerRadii(0)

    /// Whether all corners are sharp.
    public var isZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

    /// Returns the radii clamped between zero and `limit`.
    public func limited(to limit: CGFloat) -> CornerRadii {
        func limited(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), max(limit, 0)) }
        return CornerRadii(
            topLeft: limited(topLeft), topRight: limited(topRight), bottomRight: limited(bottomRight),
            bottomLeft: limited(bottomLeft), isSmooth: isSmooth)
    }
}

/// The JSON form omits the curve if it is circular.
extension CornerRadii: Codable {
    private enum CodingKeys: String, CodingKey { case topLeft, topRight, bottomRight, bottomLeft, isSmooth }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            topLeft: try container.decode(CGFloat.self, forKey: .topLeft),
            topRight: try container.decode(CGFloat.self, forKey: .topRight),
            bottomRight: try container.decode(CGFloat.self, forKey: .bottomRight),
            bottomLeft: try container.decode(CGFloat.self, forKey: .bottomLeft),
            isSmooth: try container.decodeIfPresent(Bool.self, forKey: .isSmooth) ?? false)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(topLeft, forKey: .topLeft)
        try container.encode(topRight, forKey: .topRight)
        try container.encode(bottomRight, forKey: .bottomRight)
        try container.encode(bottomLeft, forKey: .bottomLeft)
        if isSmooth { try container.encode(isSmooth, forKey: .isSmooth) }
    }
}

extension Outline {
    /// Returns a rectangle with circular corners, or with smooth ones if `radii` says so.
    ///
    /// If equal corners leave no straight part of the shorter sides, they are half circles in either case.
    public static func box(_ rect: CGRect, radii: CornerRadii) -> Outline {
        let isCapsule =
            radii
            == CornerRadii(
                topLeft: radii.topLeft, topRight: radii.topLeft, bottomRight: radii.topLeft, bottomLeft: radii.topLeft,
                isSmooth: radii.isSmooth) && 2 * radii.topLeft >= min(rect.width, rect.height)
        return radii.isSmooth && !isCapsule
            ? .smoothRoundedRectangle(rect, radii: radii) : .roundedRectangle(rect, radii: radii)
    }
}
