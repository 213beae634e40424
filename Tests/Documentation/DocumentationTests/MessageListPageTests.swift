import Foundation
import XCTest

/// Checks that the code on the page about the SwiftUI message list compiles in an app, with the module names used on
/// iOS and in both language modes.
///
/// The gallery draws the same files with this package's module names.
final class MessageListPageTests: XCTestCase {
    private let package = PackageFolder()

    private var folder = URL(fileURLWithPath: "")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func testCodeCompilesInBothLanguageModes() throws {
        let files = try applicationFiles()
        let checker = try TypeChecker(package: package.url)
        for mode in [5, 6] {
            let errors = try checker.errors(in: files, folder: folder, languageMode: mode)
            XCTAssertEqual(errors, [], "Swift \(mode)\n" + errors.joined(separator: "\n"))
        }
    }

    func testAllSnippetsExist() throws {
        let texts = try applicationFiles().map { try String(contentsOf: $0, encoding: .utf8) }
        let lines = texts.joined(separator: "\n").split(separator: "\n")
        let numbers = lines.compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 3 && words[0] == "//" && words[1] == "Snippet" ? Int(words[2]) : nil
        }
        XCTAssertEqual(numbers.sorted(), Array(1...18))
    }

    /// Writes the gallery's files for the page as files of an app.
    private func applicationFiles() throws -> [URL] {
        let gallery = "Sources/Tools/SwiftUIGallery"
        let sources = package.paths(in: "\(gallery)/Pages/MessageListView").filter { $0.hasSuffix(".swift") }.sorted()
        return try (sources + ["\(gallery)/Scenes/CustomApp.swift"]).map { source in
            let file = folder.appendingPathComponent(URL(fileURLWithPath: source).lastPathComponent)
            try applicationText(of: package.text(of: source), source)
                .write(to: file, atomically: true, encoding: .utf8)
            return file
        }
    }

    /// Replaces the imports, and removes the first enumeration, which describes the code to the gallery.
    private func applicationText(of text: String, _ source: String) -> String {
        let lines = text.components(separatedBy: "\n")
        var first = lines.lastIndex { $0.hasPrefix("import ") }.map { $0 + 1 } ?? 0
        if let begin = lines.firstIndex(where: { $0.hasPrefix("enum ") }),
            let end = lines[begin...].firstIndex(of: "}")
        {
            first = end + 1
        }
        let imports = ["Foundation", "StreamChat", "StreamChatSwiftUI", "SwiftUI"].map { "import \($0)" }
        let place = "#sourceLocation(file: \"\(source)\", line: \(first + 1))"
        return (imports + [place] + lines[first...]).joined(separator: "\n")
    }
}
