import Foundation
import XCTest

/// Checks that every text block in a document is compared with its source, or says why not.
final class TextBlockTests: XCTestCase {
    private let package = PackageFolder()

    func testEveryBlockIsComparedOrSaysWhyNot() throws {
        let tests = Dictionary(grouping: package.paths(in: "Tests").filter { $0.hasSuffix("Tests.swift") }) { path in
            String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
        }
        for path in try package.documents() {
            let document = try Document(path, text: package.text(of: path))
            for block in document.blocks(markedAs: "text") where PrintedOutput(block) == nil {
                let place = "\(path):\(block.line)"
                if let name = block.mark?.wholeMatch(of: #/checked by: (\w+)/#) {
                    let sources = try tests[String(name.1), default: []].map(package.text)
                    let page = (path as NSString).lastPathComponent
                    XCTAssertTrue(sources.contains { $0.contains(page) }, "\(place): no \(name.1) reads \(page)")
                } else {
                    XCTAssertTrue(
                        block.mark?.hasPrefix("example: ") ?? false,
                        "\(place): the block is marked neither with “output: COMMAND”, “checked by: TESTS” nor "
                            + "“example: REASON”")
                }
            }
        }
    }

    /// The lines that a diff keeps or removes exist in the file it changes.
    func testEveryDiffAppliesToItsFile() throws {
        for path in try package.documents() {
            for block in try Document(path, text: package.text(of: path)).blocks(markedAs: "diff") {
                let place = "\(path):\(block.line)"
                guard let file = block.mark?.wholeMatch(of: #/changes: (.+)/#) else {
                    XCTAssertTrue(block.mark?.hasPrefix("example: ") ?? false, "\(place): the block names no file")
                    continue
                }
                let text = try package.text(of: String(file.1))
                for line in block.lines where line.hasPrefix("-") || line.hasPrefix(" ") {
                    let code = line.dropFirst().trimmingCharacters(in: .whitespaces)
                    XCTAssertTrue(text.contains(code), "\(place): \(file.1) has no “\(code)”")
                }
            }
        }
    }
}
