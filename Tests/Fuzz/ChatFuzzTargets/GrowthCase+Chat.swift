internal import ChatModels
internal import Foundation
internal import Frames
public import FuzzTargets
internal import DocumentationImages
internal import Pictures
internal import Rendering
internal import Styles
internal import Typesetting

extension GrowthCase {
    /// Layout of each key of styles and projects, each key of conversations, each construct of a text in both flavors,
    /// and everything that the linter checks.
    public static var chat: [GrowthCase] {
        documents(FuzzTarget.style, schema: StyleSchema.json, hints: styleHints)
            + documents(FuzzTarget.project, schema: ProjectSchema.json, hints: projectHints)
            + Flavor.allCases.indices.flatMap { flavor in
                conversations(flavor) + TextConstruct.all.map { text($0.name, $0.unit, flavor) }
            }
            + TextConstruct.all.map { lint(text: $0.name, $0.unit) } + Flavor.allCases.indices.map(lintOfMessages)
    }

    /// Values that are consistent with each other.
    package static let styleHints = ["color": "#00A0FF"]
    package static let projectHints = conversationHints.merging(styleHints) { $1 }
        .merging(["chat": "chat.yaml", "style": "style.yaml"]) { $1 }

    /// Each construct of a conversation, on the screen that shows it.
    private static func conversations(_ flavor: Int) -> [GrowthCase] {
        SchemaGrowth(schema: ConversationSchema.json, hints: conversationHints).constructs.map { construct in
            let screen: LayoutScene.ScreenNumber =
                construct.path.hasPrefix("channels") || construct.path.hasPrefix("list")
                ? .channelList : construct.path.contains(".thread") ? .thread : .channel
            return GrowthCase(
                "layout \(construct.path) in \(Flavor.allCases[flavor].rawValue)",
                input: { scene(construct.document($0), flavor, screen: screen) }, run: layOut)
        }
    }

    private static func text(_ name: String, _ unit: String, _ flavor: Int) -> GrowthCase {
        GrowthCase(
            "layout \(name) in \(Flavor.allCases[flavor].rawValue)",
            input: { scene(message(TextConstruct.text(of: unit, characters: $0)), flavor, screen: .messages) },
            run: layOut)
    }

    private static func lint(text name: String, _ unit: String) -> GrowthCase {
        GrowthCase(
            "lint \(name)",
            input: { count in
                scene(message(TextConstruct.text(of: unit, characters: count)), 0, screen: .messages)
            }, run: lint)
    }

    private static func lintOfMessages(_ flavor: Int) -> GrowthCase {
        GrowthCase(
            "lint messages[] in \(Flavor.allCases[flavor].rawValue)",
            input: { count in
                let messages = (0..<count).map { _ in Tree.object([("from", .text("ana")), ("text", .text("hello"))]) }
                return scene(.object([("messages", .list(messages))]), flavor, screen: .messages)
            }, run: lint)
    }

    private static func frame(_ input: Data) -> Frame? {
        // Typeset texts are cached, and cost nothing the second time.
        MainQueue.run { Typesetter.current.removeParagraphs() }
        return RenderProblems.withHandler({ _ in }) {
            guard let tree = Tree(input, name: "scene.json"), let scene = try? LayoutScene(tree) else { return nil }
            return try? scene.firstFrame()
        }
    }

    private static func layOut(_ input: Data) -> Bool { frame(input) != nil }

    private static func lint(_ input: Data) -> Bool {
        guard let frame = frame(input) else { return false }
        FuzzTarget.lint(frame)
        return true
    }

    private static func message(_ text: String) -> Tree {
        .object([("messages", .list([.object([("from", .text("ana")), ("text", .text(text))])]))])
    }

    private static func scene(_ conversation: Tree, _ flavor: Int, screen: LayoutScene.ScreenNumber) -> Data {
        Tree.object([
            ("conversation", conversation),
            (
                "settings",
                .object(
                    [
                        ("flavor", .word("\(flavor)")), ("screen", .word("\(screen.rawValue)")),
                        ("width", .word("300")),
                    ] + (screen == .messages ? [] : [("height", .word("600"))]))
            ),
        ]).json
    }
}
