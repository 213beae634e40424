internal import Annotations
internal import Batch
internal import ChatModels
internal import Foundation
internal import Typesetting

extension GrowthCase {
    /// Cases that need no views: each key of conversations, annotations and jobs, and texts in Markdown and in exports.
    public static var readers: [GrowthCase] {
        documents(FuzzTarget.conversation, schema: ConversationSchema.json, hints: conversationHints)
            + documents(FuzzTarget.annotations, schema: AnnotationSchema.json, hints: annotationHints)
            + documents(FuzzTarget.jobs, schema: FuzzTarget.jobSchema, hints: ["id": "a#", "output": "a#.png"])
            + TextConstruct.all.flatMap { texts($0.name, $0.unit) } + exports
    }

    /// Each construct of a schema.
    package static func documents(
        _ target: FuzzTarget, schema: String, hints: [String: String] = [:]
    ) -> [GrowthCase] {
        SchemaGrowth(schema: schema, hints: hints).constructs.map { construct in
            GrowthCase(construct.path, in: target) { construct.document($0).json }
        }
    }

    /// Values that are consistent with each other: a file that names its users is read completely.
    package static let conversationHints = [
        "from": "u0", "me": "u0", "created-by": "u0", "pinned-by": "u0", "users{}": "u#", "by": "u#", "read-by": "u#",
        "members": "u#", "mentions": "u#", "typing": "u#", "participants": "u#", "comments": "u#", "id": "m#",
        "at": "2024-05-02T11:59:00Z", "parent": "1", "reply-to": "1", "text": "hello", "url": "https://example.com",
        "image": "a.png", "avatar": "a.png", "picture": "a.png", "preview": "a.png", "gif": "d.gif",
    ]

    /// Parts of the picture that is annotated.
    package static let annotationHints = [
        "callout": "bubbleView", "number": "bubbleView", "box": "bubbleView", "bracket": "bubbleView",
        "size": "bubbleView", "distance": "bubbleView", "dim": "bubbleView", "blur": "bubbleView",
        "component": "bubbleView", "of": "MessagesScreen", "to": "avatarView", "color": "#D6246E",
    ]

    private static func texts(_ name: String, _ unit: String) -> [GrowthCase] {
        [
            GrowthCase(name, in: .markdown) { Data(TextConstruct.text(of: unit, characters: $0).utf8) },
            line("one line of", name, unit, ParagraphStyle(), width: nil),
            line(
                "a shortened line of", name, unit, ParagraphStyle(lineBreak: .truncateTail, maximumLines: 1), width: 300
            ),
            line("lines of", name, unit, ParagraphStyle(), width: 300),
        ]
    }

    /// A text that the typesetter breaks into lines.
    private static func line(
        _ kind: String, _ name: String, _ unit: String, _ style: ParagraphStyle, width: CGFloat?
    ) -> GrowthCase {
        GrowthCase("typesetting \(kind) \(name)", input: { Data(TextConstruct.text(of: unit, characters: $0).utf8) }) {
            let text = StyledText(String(decoding: $0, as: UTF8.self), TextAttributes(font: FontDescription(size: 17)))
            // A new typesetter, since typesetters cache their texts.
            return !Typesetter().layOut(text, style: style, maximumWidth: width).lines.isEmpty
        }
    }
}
