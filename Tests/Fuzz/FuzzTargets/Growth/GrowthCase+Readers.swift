internal import Annotations
internal import Batch
internal import ChatModels
internal import Foundation

extension GrowthCase {
    /// What needs no views: each key of conversations, annotations and jobs, and texts in Markdown and in exports.
    public static var readers: [GrowthCase] {
        documents(FuzzTarget.conversation, schema: ConversationSchema.json, hints: conversationHints)
            + documents(FuzzTarget.annotations, schema: AnnotationSchema.json)
            + documents(FuzzTarget.jobs, schema: FuzzTarget.jobSchema, hints: ["id": "a#", "output": "a#.png"])
            + TextConstruct.all.flatMap { texts($0.name, $0.unit) } + exports
    }

    /// Each thing of a schema.
    package static func documents(
        _ target: FuzzTarget, schema: String, hints: [String: String] = [:]
    ) -> [GrowthCase] {
        SchemaGrowth(schema: schema, hints: hints).things.map { thing in
            GrowthCase(thing.path, in: target) { thing.document($0).json }
        }
    }

    /// Values that fit each other: a file that says who it knows is read to its end.
    package static let conversationHints = [
        "from": "ana", "me": "ana", "by": "u#", "read-by": "u#", "members": "u#", "mentions": "u#", "typing": "u#",
        "participants": "u#", "id": "m#", "at": "2024-05-02T11:59:00Z", "parent": "1", "reply-to": "1",
        "text": "hello", "url": "https://example.com",
    ]

    private static func texts(_ name: String, _ unit: String) -> [GrowthCase] {
        [
            GrowthCase(name, in: .markdown) { Data(TextConstruct.text(of: unit, characters: $0).utf8) },
            GrowthCase(name, in: .whatsAppExport) {
                Data("[02.05.24, 11:59:00] Ana: \(TextConstruct.text(of: unit, characters: $0))\n".utf8)
            },
        ]
    }

    /// Lines and people of exports.
    private static var exports: [GrowthCase] {
        [
            GrowthCase("lines", in: .whatsAppExport) { count in
                Data((0..<count).map { _ in "[02.05.24, 11:59:00] Ana: hello\n" }.joined().utf8)
            },
            GrowthCase("people", in: .whatsAppExport) { count in
                Data((0..<count).map { "[02.05.24, 11:59:00] Ana \($0): hello @Ana \($0)\n" }.joined().utf8)
            },
            GrowthCase("messages", in: .slackExport) { count in
                let messages = (0..<count).map { #"{"type":"message","user":"U\#($0)","text":"a","ts":"17\#($0).1"}"# }
                return Data("[\(messages.joined(separator: ","))]".utf8)
            },
            GrowthCase("messages", in: .streamExport) { count in
                let messages = (0..<count).map {
                    #"{"id":"m\#($0)","text":"a","user":{"id":"u\#($0 % 9000)","name":""}}"#
                }
                return Data(
                    #"{"channel":{"cid":"messaging:a"},"messages":[\#(messages.joined(separator: ","))]}"#.utf8)
            },
            GrowthCase("messages", in: .payload) { count in
                let messages = (0..<count).map {
                    #"{"id":"m\#($0)","text":"a","user":{"id":"u\#($0 % 9000)","name":""}}"#
                }
                return Data(
                    #"{"channel":{"cid":"messaging:a"},"messages":[\#(messages.joined(separator: ","))]}"#.utf8)
            },
        ]
    }
}
