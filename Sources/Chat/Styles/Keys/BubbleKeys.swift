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
        case .cornerRadius: "The radius of the round corners in points: 0 for square ones, 200 for a capsule."
        case .corners: "grouped leaves a group's last bubble one square corner at its author's side; all has none."
        case .border: "The line around a bubble."
        case .horizontalPadding: "The room to the left and to the right of the text, in points."
        case .verticalPadding: "The room above and below the text, in points."
        case .mine: "The bubbles of the current user's own messages."
        case .others: "The bubbles of other users' messages."
        }
    }
}

/// The keys of one's own bubbles, or of those of others.
enum BubbleSideKey: String, DocumentKey {
    case color, text, links

    static let noun = "the colors of a bubble"

    var shape: ValueShape { .color }

    var comment: String {
        switch self {
        case .color: "The color of the bubble."
        case .text: "The color of the text in it."
        case .links: "The color of links and mentions in it."
        }
    }
}

/// The keys of a line along an edge.
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

    /// The names of shapes; `rounded` takes a radius.
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
        case .shape: "circle, square, or rounded: a square with round corners."
        case .cornerRadius: "The radius of a rounded avatar's corners in points; 8 unless given."
        case .size: "The size of the author's avatar beside a message, in points."
        case .border: "The line around the picture."
        }
    }
}
