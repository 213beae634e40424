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
        case .message: "The message that shows it: its id, or its number in the conversation from 1."
        case .channel: "The row of a list of channels: the channel's id or name."
        case .text: "What is written in it, or a piece of that."
        case .index: "Which of several, in reading order: from 1, or from -1 backwards; 1 unless given."
        case .all: "Whether all of several are meant."
        case .of: "The part in which it is looked for; the whole picture unless given."
        }
    }
}

/// The keys of a color that is another one in the dark.
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
    /// A part of a picture: the name of a component, or a mapping.
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
