import Documents

/// The keys of bubbles.
enum BubbleKey: String, DocumentKey {
    case cornerRadius = "corner-radius"
    case corners, border
    case horizontalPadding = "horizontal-padding"
    case verticalPadding = "vertical-padding"
    case mine, others

    static let noun = "a bubble"

    var shape: ValueShape {
        switch self {
        case .cornerRadius, .horizontalPadding, .verticalPadding: .points
        case .corners: .choice(BubbleStyle.Corners.allCases.map(\.rawValue))
        case .border: .object(BorderKey.self)
        case .mine, .others: .object(BubbleSideKey.self)
        }
    }

    var comment: String {
        switch self {
        case .cornerRadius: "The corner radius in points: 0 for square corners, 200 for a capsule."
        case .corners:
            "The rounded corners: all, or grouped for a square corner at the author's side of a group's last bubble."
        case .border: "The border of a bubble."
        case .horizontalPadding: "The padding to the left and right of the text, in points."
        case .verticalPadding: "The padding above and below the text, in points."
        case .mine: "The bubbles of the current user's messages."
        case .others: "The bubbles of other users' messages."
        }
    }
}

/// The keys of the colors of own or other users' bubbles.
enum BubbleSideKey: String, DocumentKey {
    case color, text, links

    static let noun = "the colors of a bubble"

    var shape: ValueShape { .color }

    var comment: String {
        switch self {
        case .color: "The color of the bubble."
        case .text: "The color of the text."
        case .links: "The color of links and mentions."
        }
    }
}

/// The keys of a border.
enum BorderKey: String, DocumentKey {
    case width, color

    static let noun = "a border"

    var shape: ValueShape {
        switch self {
        case .width: .number(0...20)
        case .color: .color
        }
    }

    var comment: String {
        switch self {
        case .width: "The width in points; 0 for none."
        case .color: "The color."
        }
    }
}

/// The keys of avatars.
enum AvatarKey: String, DocumentKey {
    case shape
    case cornerRadius = "corner-radius"
    case size, border

    static let noun = "an avatar"

    /// The names of shapes; `rounded` has a radius.
    enum ShapeName: String, CaseIterable { case circle, square, rounded }

    var shape: ValueShape {
        switch self {
        case .shape: .choice(ShapeName.allCases.map(\.rawValue))
        case .cornerRadius: .points
        case .size: .number(8...120)
        case .border: .object(BorderKey.self)
        }
    }

    var comment: String {
        switch self {
        case .shape: "The shape: circle, square, or rounded for a square with rounded corners."
        case .cornerRadius: "The corner radius of a rounded avatar in points; 8 by default."
        case .size: "The size of the author's avatar next to a message, in points."
        case .border: "The border of the avatar."
        }
    }
}
