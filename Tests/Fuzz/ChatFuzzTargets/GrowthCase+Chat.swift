internal import ChatModels
internal import Foundation
public import FuzzTargets
internal import PictureProjects
internal import Pictures
internal import Styles

extension GrowthCase {
    /// What lays out views: each key of styles and projects, each key of conversations and each part of a text in both
    /// flavors, and what the linter looks at.
    public static var chat: [GrowthCase] {
        documents(FuzzTarget.style, schema: StyleSchema.json, hints: ["color": "#00A0FF"])
            + documents(FuzzTarget.project, schema: ProjectSchema.json, hints: ["chat": "chat.yaml"])
            + Flavour.allCases.indices.flatMap { flavour in
                conversations(flavour) + TextConstruct.all.map { text($0.name, $0.unit, flavour) }
            }
            + TextConstruct.all.map { lint(text: $0.name, $0.unit) } + [lintOfMessages]
    }

    /// Each thing of a conversation, on the screen of its channel.
    private static func conversations(_ flavour: Int) -> [GrowthCase] {
        SchemaGrowth(schema: ConversationSchema.json, hints: conversationHints).things.map { thing in
            GrowthCase("\(thing.path) in \(Flavour.allCases[flavour].rawValue)", in: .layout) {
                scene(thing.document($0), flavour, screen: LayoutScene.channelScreen)
            }
        }
    }

    private static func text(_ name: String, _ unit: String, _ flavour: Int) -> GrowthCase {
        GrowthCase("\(name) in \(Flavour.allCases[flavour].rawValue)", in: .layout) {
            scene(message(TextConstruct.text(of: unit, characters: $0)), flavour, screen: 0)
        }
    }

    private static func lint(text name: String, _ unit: String) -> GrowthCase {
        GrowthCase(
            "lint \(name)",
            input: { count in
                scene(message(TextConstruct.text(of: unit, characters: count)), 0, screen: 0)
            }, run: lint)
    }

    private static let lintOfMessages = GrowthCase(
        "lint messages[]",
        input: { count in
            let messages = (0..<count).map { _ in Tree.object([("from", .text("ana")), ("text", .text("hello"))]) }
            return scene(.object([("messages", .list(messages))]), 0, screen: 0)
        }, run: lint)

    private static func lint(_ input: Data) -> Bool {
        guard let tree = Tree(input, name: "scene.json"), let scene = try? LayoutScene(tree),
            let frame = try? scene.firstFrame()
        else { return false }
        FuzzTarget.lint(frame)
        return true
    }

    private static func message(_ text: String) -> Tree {
        .object([("messages", .list([.object([("from", .text("ana")), ("text", .text(text))])]))])
    }

    private static func scene(_ conversation: Tree, _ flavour: Int, screen: Int) -> Data {
        Tree.object([
            ("conversation", conversation),
            (
                "settings",
                .object(
                    [
                        ("flavour", .word("\(flavour)")), ("screen", .word("\(screen)")), ("width", .word("300")),
                    ] + (screen == 0 ? [] : [("height", .word("600"))]))
            ),
        ]).json
    }
}
