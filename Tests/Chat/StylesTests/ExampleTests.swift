import Foundation
import Styles
import XCTest

/// The style files of the examples.
@MainActor @preconcurrency
final class ExampleTests: StyleTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Styles").standardizedFileURL

    func testEveryExampleChangesSomething() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        XCTAssertEqual(
            names, ["brand.yaml", "compact.yaml", "left-aligned.yaml", "players.yaml", "square-bubbles.yaml"])
        let conversation =
            Self.conversation + """

                  - { from: luke, at: 2024-05-02T12:02:00Z, attachments: [{ voice-recording: 12 }] }
                """
        let before = try frame(of: conversation)
        for name in names {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            XCTAssertNotNil(try style(text).name, name)
            XCTAssertNotEqual(try frame(text, of: conversation), before, name)
        }
    }
}
