import Foundation
import XCTest
import Yams

/// A job file for a continuous integration service.
struct Recipe {
    private let jobs: Node

    init(_ text: String) throws {
        jobs = try XCTUnwrap(compose(yaml: text))
    }

    /// Checks everything that needs neither the service nor a long build: the image, the syntax of scripts, and the
    /// options of commands about goldens.
    ///
    /// - Parameter scriptCount: The least number of scripts.
    func check(on stage: DocumentStage, _ place: String, scriptCount: Int = 5) throws {
        let images = Self.texts(of: ["image", "container"], in: jobs)
        XCTAssertEqual(images, [try Self.image()], place)
        let scripts = Self.texts(of: ["run", "script", "before_script", "after_script"], in: jobs)
        XCTAssertGreaterThanOrEqual(scripts.count, scriptCount, place)
        for script in scripts {
            // Replace expressions of the service by a word for the shell.
            try stage.write(script.replacing(#/\$\{\{.*?\}\}/#, with: "1"), to: "script")
            let syntax = try stage.shell("bash -n script")
            XCTAssertEqual(syntax.status, 0, "\(place): \(script)\n\(syntax.error)")
            for command in script.matches(of: #/goldens (\w+)(.*)/#) {
                let help = try stage.shell("messageshot \(command.1) --help").text
                for option in command.2.matches(of: #/ (--?[a-z]+)/#) {
                    XCTAssertTrue(help.contains("\(option.1)"), "\(place): \(command.1) has no \(option.1)")
                }
            }
        }
    }

    /// The base image of the package's container.
    private static func image() throws -> String {
        let container = try PackageFolder().text(of: "Containerfile")
        return try String(XCTUnwrap(container.firstMatch(of: #/ARG SWIFT=(.+)/#)).1)
    }

    /// The values of the given keys at any depth. For lists, these are the elements.
    private static func texts(of keys: Set<String>, in node: Node) -> [String] {
        if let list = node.sequence { return list.flatMap { texts(of: keys, in: $0) } }
        return node.mapping?.flatMap { key, value -> [String] in
            guard keys.contains(key.string ?? ""), value.mapping == nil else { return texts(of: keys, in: value) }
            return value.string.map { [$0] } ?? value.sequence?.compactMap(\.string) ?? []
        } ?? []
    }
}
