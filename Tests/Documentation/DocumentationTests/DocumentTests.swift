import Foundation
import XCTest

/// Checks that everything named in the documents exists.
final class DocumentTests: XCTestCase {
    private let package = PackageFolder()

    func testEveryLinkLeadsToAFileAndAHeading() throws {
        var count = 0
        for document in try package.documents() {
            let folder = (document as NSString).deletingLastPathComponent
            for link in try links(in: package.text(of: document)) {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                // Pictures in a catalog are named without their folder.
                let places = folder.hasSuffix(".docc") ? ["\(folder)/Resources", folder] : [folder]
                let paths = parts[0].isEmpty ? [document] : places.map { $0.isEmpty ? parts[0] : "\($0)/\(parts[0])" }
                let path = paths.first(where: package.hasFile)
                XCTAssertNotNil(path, "\(document): \(link) does not exist")
                if let path, parts.count == 2 {
                    let anchors = try Document(path, text: package.text(of: path)).anchors
                    XCTAssertTrue(anchors.contains(parts[1]), "\(document): \(link): there is no such heading")
                }
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 200)
    }

    /// Every page can be reached from the index.
    func testIndexListsEveryPage() throws {
        let index =
            try package.text(of: "Documentation/README.md") + package.text(of: "Documentation/Goldens/README.md")
        for path in try package.documents() where path.hasPrefix("Documentation/") {
            let name = (path as NSString).lastPathComponent
            XCTAssertTrue(name == "README.md" || index.contains("\(name))"), "the index lacks \(path)")
        }
    }

    /// Blocks with another language, such as `bash`, wouldn't be run.
    func testEveryBlockHasAKnownLanguage() throws {
        let known: Set = ["swift", "sh", "yaml", "json", "text", "diff"]
        for path in try package.documents() {
            let unknown = try Document(path, text: package.text(of: path)).languages.subtracting(known)
            XCTAssertEqual(unknown, [], "\(path): blocks are marked as one of \(known.sorted())")
        }
    }

    func testEveryPathInCodeExists() throws {
        for document in ["ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"] {
            let pattern = #/`((?:Sources|Tests|Documentation|Examples|Scripts|Fonts)/[^`\s…<*]+)`/#
            for match in try package.text(of: document).matches(of: pattern) {
                XCTAssertTrue(package.hasFile(String(match.1)), "\(document) names \(match.1), which does not exist")
            }
        }
    }

    func testEveryVariableOfTheEnvironmentIsRead() throws {
        let folders = ["Sources", "Tests", "Scripts"].flatMap(package.paths).filter { !$0.contains("/Found/") }
        let code =
            try folders.filter { $0.hasSuffix(".swift") || $0.hasPrefix("Scripts/") && !$0.hasSuffix(".txt") }
            .map { (try? package.text(of: $0)) ?? "" } + [
                package.text(of: "Makefile"), package.text(of: "Package.swift"),
            ]
        let known = Set(code.flatMap { $0.matches(of: #/MESSAGESHOT_[A-Z_]+/#).map { String($0.0) } })
        for path in try package.documents() {
            for match in try package.text(of: path).matches(of: #/MESSAGESHOT_[A-Z_]+/#) {
                // Some names are composed from a prefix.
                let isKnown = known.contains { $0 == match.0 || $0.hasSuffix("_") && match.0.hasPrefix($0) }
                XCTAssertTrue(isKnown, "\(path): nothing reads \(match.0)")
            }
        }
    }

    func testArchitectureNamesEveryTarget() throws {
        let manifest = try package.text(of: "Package.swift")
        let architecture = try package.text(of: "ARCHITECTURE.md")
        let targets =
            manifest.matches(of: #/\.(?:library|program)\(\s*"(\w+)"/#).map(\.1)
            + manifest.matches(of: #/\.(?:target|systemLibrary)\(\s*name: "(\w+)"/#).map(\.1)
        XCTAssertGreaterThan(targets.count, 30)
        for target in targets {
            XCTAssertTrue(architecture.contains("`\(target)`"), "ARCHITECTURE.md says nothing of \(target)")
        }
    }

    func testPictureShowsEveryLibrary() throws {
        let manifest = try package.text(of: "Package.swift")
        let picture = try package.text(of: "Documentation/Targets.svg")
        let library = #/\.library\(\s*"(\w+)", in: "Sources/(?:Base|Drawing|Headless|Chat|Documentation|Testing)"/#
        let targets = manifest.matches(of: library)
        XCTAssertGreaterThan(targets.count, 15)
        for target in targets {
            XCTAssertTrue(
                picture.contains(">\(target.1)<"),
                "the picture lacks \(target.1): run Scripts/documentation/draw-targets")
        }
    }

    /// Returns the relative links and pictures in a Markdown text, except in code.
    private func links(in document: String) -> [String] {
        let text = document.replacing(#/(?ms)^ *(```+)[^\n]*\n.*?^ *\1|`[^`\n]+`/#, with: "")
        let markdown = text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
        let html = text.matches(of: #/src="([^"]+)"/#).map { String($0.1) }
        return (markdown + html).filter { !$0.contains("://") && !$0.hasPrefix("doc:") }
    }
}
