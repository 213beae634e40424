import Foundation
import XCTest

/// The manual pages, which `make install` creates from the program's help.
final class ManualTests: ProgramTestCase {
    /// The text of each page by its name, without troff's escapes.
    private func pages() throws -> [String: String] {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = root.path + "/Scripts/packaging/make-manual"
        process.arguments = ["python3", script, Self.program.path, path("manual")]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 127 else { throw XCTSkip("there is no python3") }
        XCTAssertEqual(process.terminationStatus, 0)
        var pages: [String: String] = [:]
        for file in try contents() where file.hasSuffix(".1") {
            let text = String(decoding: try data(file), as: UTF8.self)
            let name = String(file.dropFirst("manual/".count).dropLast(2))
            pages[name] = text.replacing("\\-", with: "-").replacing(/\\f[BIR]/, with: "")
        }
        return pages
    }

    /// The options at the beginning of lines, in help and manual pages.
    private func options(in text: String) -> Set<String> {
        var options: Set<String> = []
        for label in text.matches(of: /(?m)^ *(?:-\w, )?((?:--[a-z][a-z-]*[,\/]? ?)+)/) {
            options.formUnion(label.1.split { ",/ ".contains($0) }.map(String.init))
        }
        return options
    }

    func testEveryCommandHasItsPageWithItsOptions() throws {
        let pages = try pages()
        let help = try run("--help").text
        let commands = help.matches(of: /(?m)^  ([a-z]+)(?:, [a-z]+)* {2,}\S/).map { String($0.1) }
        XCTAssertGreaterThan(commands.count, 15)
        XCTAssertEqual(Set(pages.keys), Set(commands.map { "messageshot-\($0)" } + ["messageshot"]))
        for command in commands {
            let page = try XCTUnwrap(pages["messageshot-\(command)"])
            var texts = [try run("help", command).text]
            for subcommand in texts[0].matches(of: /(?m)^  ([a-z]+)(?: \(default\))? {2,}\S/) {
                texts.append(try run("help", command, String(subcommand.1)).text)
            }
            XCTAssertEqual(options(in: page), options(in: texts.joined(separator: "\n")), command)
            XCTAssertTrue(
                page.hasPrefix(".TH \"MESSAGESHOT-\(command.uppercased())\" 1 \"\" \"MessageShot 0.1.0\""), command)
        }
    }

    func testTheOverviewListsCommandsAndExitCodes() throws {
        let page = try XCTUnwrap(pages()["messageshot"])
        for text in ["\nrender\nRender a conversation to an image.", "\n3\nSystem error.", "MESSAGESHOT_FONTS"] {
            XCTAssertTrue(page.contains(text), text)
        }
    }

    /// No line of a page begins like an unknown troff request.
    func testNoTextIsParsedAsARequest() throws {
        let known: Set = [".TH", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".nh", ".ad"]
        for (name, page) in try pages() {
            for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
                XCTAssertTrue(known.contains(String(line.prefix { $0 != " " })), "\(name): \(line)")
            }
        }
    }
}
