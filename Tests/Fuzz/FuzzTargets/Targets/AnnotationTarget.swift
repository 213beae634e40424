internal import Annotations
internal import Documents
internal import Foundation
internal import Frames
internal import Rendering

extension FuzzTarget {
    /// Annotation files, applied to a small picture of a chat.
    static let annotations = FuzzTarget(
        "annotations", makers: [bytes(), values(), documents(generator), documents(generator)],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                let source = try SourceFile(
                    name: "marks.yaml", data: data, kind: DocumentKind(noun: "list of annotations", minimum: "[]"))
                let place = LocatedNode(node: try source.document(), path: .root, file: source.name)
                let isList = place.node.entries == nil
                let annotations = try AnnotationReader.annotations(isList ? place : annotations(in: place))
                let settings = RenderSettings(direction: data.count % 2 == 0 ? .leftToRight : .rightToLeft)
                let annotated = try picture.annotated(annotations, settings: settings)
                outcome.isAccepted = true
                outcome.expect((try? annotated.json()) != nil, "an annotated picture contains invalid numbers")
            } catch {
                outcome.messages = ["\(error)"]
            }
            return outcome
        })

    private static func annotations(in place: LocatedNode) throws(DocumentError) -> LocatedNode {
        let keys = try KeyedNode<AnnotationFileKey>(place)
        _ = try keys[.style].map(AnnotationReader.style)
        return keys[.annotations]
            ?? LocatedNode(node: DocumentNode(value: .sequence([]), line: 1), path: .root, file: "")
    }

    private static let generator = SchemaGenerator(
        schema: AnnotationSchema.json,
        hints: [
            "component": names, "callout": names, "of": names, "to": names, "box": names, "color": ["#FF0000", "red"],
        ])

    private static let names = ["bubbleView", "textView", "ChatMessageBubbleView", "avatarView", "a"]

    /// Two bubbles with a text between an avatar and the edge.
    private static let picture = Frame(
        origin: "MessagesScreen", rect: CGRect(x: 0, y: 0, width: 320, height: 120),
        children: [
            Frame(
                origin: "ChatMessageBubbleView#bubbleView", rect: CGRect(x: 40, y: 8, width: 180, height: 40),
                fill: .color(RGBA(red: 0.9, green: 0.9, blue: 0.9)),
                children: [Frame(origin: "UITextView#textView", rect: CGRect(x: 8, y: 8, width: 164, height: 24))]),
            Frame(
                origin: "ChatMessageBubbleView#bubbleView", rect: CGRect(x: 120, y: 60, width: 190, height: 40),
                fill: .color(.black)),
            Frame(origin: "ChatUserAvatarView#avatarView", rect: CGRect(x: 4, y: 16, width: 32, height: 32)),
        ])
}
