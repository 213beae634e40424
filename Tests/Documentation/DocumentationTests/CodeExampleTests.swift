import Foundation
import XCTest

/// Checks that every example in documents and doc comments compiles.
final class CodeExampleTests: XCTestCase {
    private let package = PackageFolder()

    private var folder = URL(fileURLWithPath: "")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("examples-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    func testEveryExampleCompiles() throws {
        let examples = try ExampleFinder(package: package).examples()
        let errors = try errors(in: examples)
        XCTAssertEqual(errors, [], "\n" + errors.joined(separator: "\n"))
        XCTAssertGreaterThan(examples.count, 40)
        print("compiled \(examples.count) examples of \(Set(examples.map(\.file)).count) files")
    }

    func testErrorsNameFileAndLineOfExample() throws {
        let text = """
            It sings.

            ```swift
            let frame = screen.makeFrame(proposing: ProposedSize(width: 390))
            frame.sing()
            ```
            """
        let errors = try errors(in: ExampleFinder.examples(inDocument: text, "Song.md"))
        XCTAssertEqual(errors.count, 1)
        XCTAssertTrue(errors.first?.hasPrefix("Song.md:5:") ?? false, "\(errors)")
    }

    /// Returns the errors in all examples, which may use the values of the prelude.
    private func errors(in examples: [Example]) throws -> [String] {
        let checker = try TypeChecker(package: package.url)
        let prelude = package.url.appendingPathComponent("Tests/Documentation/Prelude")
        let badges = prelude.appendingPathComponent("Badges.swift")
        let errors = try checker.errors(in: [badges], folder: folder, module: "Badges")
        guard errors.isEmpty else { return errors }
        // The prelude's types take precedence over those with the same name in modules that an example imports.
        var files = [badges] + ["Values.swift", "SwiftUIValues.swift"].map(prelude.appendingPathComponent)
        for (number, example) in examples.enumerated() {
            let file = folder.appendingPathComponent("Example\(number).swift")
            try ExampleSource(example, number: number).text.write(to: file, atomically: true, encoding: .utf8)
            files.append(file)
        }
        return try checker.errors(in: files, folder: folder)
    }
}
