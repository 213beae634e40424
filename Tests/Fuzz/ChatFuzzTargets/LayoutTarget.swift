internal import ChatModels
internal import Documents
internal import Foundation
internal import Frames
internal import FuzzTargets
internal import Pictures
internal import Raster
internal import Rendering
internal import Styles

extension FuzzTarget {
    /// Combinations of conversations, styles, devices and settings, which are laid out and drawn at a small size.
    static let layout = FuzzTarget(
        "layout", makers: [scenes, scenes, scenes, values(asYAML: false)],
        run: { data in
            var outcome = FuzzOutcome()
            guard let tree = Tree(data, name: "scene.json") else { return outcome }
            do {
                let scene = try LayoutScene(tree)
                let lines = Lines()
                try RenderProblems.withHandler({ lines.add($0) }) {
                    try scene.draw(twice: data.count % 4 == 0, &outcome)
                }
                outcome.isAccepted = true
                for line in lines.all {
                    // It is reported once per run, by the first input: it is not a message of this one.
                    guard line.hasPrefix("The components are not translated into the language of") else {
                        outcome.messages.append(line)
                        continue
                    }
                    outcome.violations += [MessageRules.violation(of: line)].compactMap { $0 }
                }
            } catch {
                outcome.messages.append("\(error)")
            }
            return outcome
        })

    private static let scenes: Maker = { _, random in
        var conversation = conversationGenerator.document(&random)
        if random.oneIn(3) { conversation.mutate(&random) }
        var entries: [(key: String, value: Tree)] = [
            ("conversation", conversation), ("settings", LayoutScene.settings(&random)),
        ]
        if random.oneIn(3) { entries.append(("style", styleGenerator.document(&random))) }
        return Tree.object(entries).json
    }
}

/// Collects warnings.
private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }

    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
