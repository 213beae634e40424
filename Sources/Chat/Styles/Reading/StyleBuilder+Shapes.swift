import Documents
import UIKitValues

/// Bubbles and avatars.
extension StyleBuilder {
    static func bubble(_ place: LocatedNode) throws(DocumentError) -> BubbleStyle {
        let keys = try place.keyed(BubbleKey.self)
        var bubble = BubbleStyle()
        bubble.cornerRadius = try keys.length(.cornerRadius)
        bubble.corners = try keys.choice(.corners, of: BubbleStyle.Corners.self)
        bubble.border = try keys[.border].map(border)
        bubble.horizontalPadding = try keys.length(.horizontalPadding)
        bubble.verticalPadding = try keys.length(.verticalPadding)
        bubble.mine = try keys[.mine].map(side) ?? bubble.mine
        bubble.others = try keys[.others].map(side) ?? bubble.others
        return bubble
    }

    private static func side(_ place: LocatedNode) throws(DocumentError) -> BubbleStyle.Side {
        let keys = try place.keyed(BubbleSideKey.self)
        return BubbleStyle.Side(
            color: try keys[.color].map(color), text: try keys[.text].map(color), links: try keys[.links].map(color))
    }

    private static func border(_ place: LocatedNode) throws(DocumentError) -> BorderStyle {
        let keys = try place.keyed(BorderKey.self)
        return BorderStyle(width: try keys.length(.width), color: try keys[.color].map(color))
    }

    static func avatar(_ place: LocatedNode) throws(DocumentError) -> AvatarStyle {
        let keys = try place.keyed(AvatarKey.self)
        var avatar = AvatarStyle()
        avatar.shape = try shape(keys)
        avatar.size = try keys.length(.size)
        avatar.border = try keys[.border].map(border)
        return avatar
    }

    /// A radius alone implies a rounded avatar.
    private static func shape(_ keys: KeyedNode<AvatarKey>) throws(DocumentError) -> AvatarStyle.Shape? {
        let name = try keys.choice(.shape, of: AvatarKey.ShapeName.self)
        let radius = try keys.length(.cornerRadius)
        if let name, name != .rounded, let place = keys[.cornerRadius] {
            throw place.failure(StyleProblem.cornerRadius(shape: name.rawValue))
        }
        switch name {
        case .circle: return .circle
        case .square: return .square
        case .rounded: return .rounded(radius: radius ?? defaultRadius)
        case nil: return radius.map { .rounded(radius: $0) }
        }
    }

    private static let defaultRadius: CGFloat = 8
}
