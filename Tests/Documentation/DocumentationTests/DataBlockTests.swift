import Foundation
import XCTest

/// Checks that the program accepts every YAML and JSON block in the documents.
final class DataBlockTests: XCTestCase {
    /// The content of a block.
    private enum Kind {
        case conversation, style

        /// A conversation. A comment in its first line contains the options to draw it with.
        case drawnConversation

        /// Annotations. A comment in their first line says what to draw with which options.
        case annotations

        case pictures

        /// Lines to add to the project file written by `docs init`.
        case pictureEntries

        case jobs

        /// The output of `batch` for the jobs on the page.
        case results

        /// Text that isn't an input file of the program.
        case otherJSON

        /// The jobs of a continuous integration service.
        case recipe

        /// The jobs of a service that review pictures.
        case reviewRecipe
    }

    private static let kinds: [String: [Kind]] = [
        "README.md": [.pictureEntries, .conversation],
        "Documentation/AppSources.md": [.otherJSON],
        "Documentation/Annotations.md": Array(repeating: .annotations, count: 8),
        "Documentation/Batch.md": [.jobs, .results],
        "Documentation/CI.md": [.recipe, .recipe, .reviewRecipe, .reviewRecipe],
        "Documentation/Composer.md": Array(repeating: .drawnConversation, count: 14),
        "Documentation/Conversations.md": Array(repeating: .drawnConversation, count: 5),
        "Documentation/Goldens/Texts.md": [.otherJSON],
        "Documentation/Model-Context-Protocol.md": [.otherJSON, .otherJSON],
        "Documentation/Pictures.md": [.pictures],
        "Documentation/Previews.md": [.otherJSON],
        "Documentation/Rendering.md": [.style],
        "Documentation/Styles.md": [.style],
    ]

    func testEveryBlockIsAccepted() throws {
        let package = PackageFolder()
        for path in try package.documents() {
            let document = try Document(path, text: package.text(of: path))
            let (blocks, kinds) = (document.dataBlocks(), Self.kinds[path] ?? [])
            XCTAssertEqual(blocks.count, kinds.count, "\(path): the test doesn’t say what each block is")
            for (block, kind) in zip(blocks, kinds) {
                XCTAssertNoThrow(
                    try DocumentStage.with(document, package: package) { stage in
                        try check(block, as: kind, on: stage, "\(path):\(block.line)")
                    })
            }
        }
    }

    private func check(_ block: CodeBlock, as kind: Kind, on stage: DocumentStage, _ place: String) throws {
        func assertRuns(_ arguments: String) throws {
            let run = try stage.shell("messageshot \(arguments)")
            XCTAssertEqual(run.status, 0, "\(place): \(arguments)\n\(run.text)\(run.error)")
            XCTAssertFalse(run.error.contains("warning: "), "\(place): \(run.error)")
        }
        switch kind {
        case .conversation:
            try stage.write(block.text, to: "block.yaml")
            try assertRuns("render block.yaml -o block.png")
        case .drawnConversation:
            try stage.write(block.text, to: "block.yaml")
            let comment = try XCTUnwrap(block.lines.first?.wholeMatch(of: #/# chat\.yaml (.+)/#), place)
            try assertRuns("render block.yaml \(comment.1) -o block.png")
        case .style:
            try stage.write(block.text, to: "block.yaml")
            try stage.write("users: { ana: Ana }\nmessages: [{ from: ana, text: Hello }]", to: "any.yaml")
            try assertRuns("render any.yaml --style block.yaml -o block.png")
        case .annotations:
            try stage.write(block.text, to: "block.yaml")
            let comment = try XCTUnwrap(block.lines.first?.wholeMatch(of: #/# (.+)/#), place)
            try assertRuns("render \(comment.1) --annotations block.yaml -o block.png")
        case .pictures:
            try stage.write(block.text, to: "pictures.yaml")
            try assertRuns("docs")
        case .pictureEntries:
            _ = try stage.shell("mkdir project && messageshot docs init project")
            let file = stage.folder.appendingPathComponent("project/pictures.yaml")
            try stage.write(String(contentsOf: file, encoding: .utf8) + block.text, to: "project/pictures.yaml")
            let names = block.text.matches(of: #/(?m)^  ([\w-]+):/#).map(\.1)
            let page = names.map { "<!-- messageshot: \($0) -->\n" }.joined(separator: "\n")
            try stage.write(page, to: "project/page.md")
            try assertRuns("docs project")
        case .jobs:
            try stage.write(block.text, to: "block.jsonl")
            try assertRuns("batch block.jsonl")
        case .results:
            let results = try Data(contentsOf: stage.folder.appendingPathComponent("results-1.jsonl"))
            let keys = try Self.keys(ofLines: results)
            for shown in try Self.keys(ofLines: Data(block.text.utf8)) {
                XCTAssertTrue(keys.contains(shown), "\(place): no result has the keys \(shown)")
            }
        case .otherJSON:
            XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(block.text.utf8)), place)
        case .recipe:
            try Recipe(block.text).check(on: stage, place)
        case .reviewRecipe:
            try Recipe(block.text).check(on: stage, place, scriptCount: 2)
        }
    }

    /// Returns the sorted keys of each line's object.
    private static func keys(ofLines data: Data) throws -> [[String]] {
        try data.split(separator: UInt8(ascii: "\n")).map { line in
            let object = try JSONSerialization.jsonObject(with: line) as? [String: Any] ?? [:]
            return object.keys.sorted()
        }
    }
}
