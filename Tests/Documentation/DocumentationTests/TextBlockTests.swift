import Foundation
import XCTest

/// Every block of text in a document is compared with what it shows, or says why not.
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
}
