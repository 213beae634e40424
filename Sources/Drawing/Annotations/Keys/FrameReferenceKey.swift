package import Documents

/// The keys of a reference to a part of a picture.
package enum FrameReferenceKey: String, DocumentKey {
    case component, message, channel, text, index, all, of

    package static let noun = "a part of the picture"

    package var shape: ValueShape {
        switch self {
        case .component, .channel, .text: .text
        case .message: .called("the id of a message, or its number", .text)
        case .index: .integer(-1000...1000)
        case .all: .flag
        case .of: .reference
        }
    }

    package var comment: String {
        switch self {
        case .component:
            "The name of a class, a view or a place in a component, such as ChatMessageBubbleView, MessageView or "
                + "bubbleView; screen is the whole screen."
        case .message: "The message that shows it: its id, or its number in the conversation, counted from 1."
        case .channel: "The row of a list of channels: the channel's id or name."
        case .text: "The text in it, or a part of the text."
        case .index: "Which of several parts, in reading order: 1 (the default) is the first, -1 the last."
        case .all: "Whether to take all of several parts."
        case .of: "The part to search in; the whole picture by default."
        }
    }
}

/// The keys of a color with a variant for dark appearance.
package enum AnnotationColorKey: String, DocumentKey {
    case light, dark

    package static let noun = "a color for light and dark mode"
    package static let required: [AnnotationColorKey] = [.light, .dark]

    package var shape: ValueShape { .plainAnnotationColor }

    package var comment: String {
        switch self {
        case .light: "The color in light pictures."
        case .dark: "The color in dark pictures."
        }
    }
}

extension ValueShape {
    /// A reference to a part: the name of a component, or a mapping.
    package static let reference = ValueShape.either([
        .called("the name of a component", .text), .object(FrameReferenceKey.self),
    ])

    static let annotationColor = ValueShape.either([plainAnnotationColor, .object(AnnotationColorKey.self)])

    static let plainAnnotationColor = ValueShape.form(
        words: ##"a color such as "#D6246E" (in quotes, since # starts a comment) or blue"##,
        pattern: "^(#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|"
            + AnnotationColor.named.map(\.name).joined(separator: "|") + ")$",
        example: "#D6246E")
}
