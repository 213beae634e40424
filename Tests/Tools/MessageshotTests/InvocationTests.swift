import Foundation
import Frames
import Rendering
import XCTest

/// The help and version texts, and the errors for invalid arguments.
final class InvocationTests: ProgramTestCase {
    func testHelpGoesToStandardOutput() throws {
        for arguments in [[], ["--help"], ["help"], ["render", "--help"], ["help", "inspect"]] {
            let result = try run(arguments)
            XCTAssertEqual(result.status, 0, "\(arguments)")
            XCTAssertEqual(result.error, "")
            XCTAssertTrue(result.text.hasPrefix("OVERVIEW: "), result.text)
        }
        XCTAssertTrue(try run("--help").text.contains("Exit codes: 0 success"))
    }

    func testHelpNamesTheDefaultDate() throws {
        let present = RenderSettings.defaultNow.formatted(.iso8601)
        let help = try run("render", "--help").text
        XCTAssertTrue(help.contains("(default: \(present))"), help)
    }

    /// The parser adds the default of an option that always has a value; other options state theirs in the text.
    func testNoHelpStatesADefaultTwice() throws {
        let commands = try run("--help").text.matches(of: #/(?m)^ {2}([a-z]+) {2}/#).map { String($0.1) }
        XCTAssertGreaterThan(commands.count, 15)
        for arguments in commands.map({ [$0] }) + [["batch", "run"], ["batch", "merge"]] {
            let help = try run(["help"] + arguments).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            for option in help.components(separatedBy: " --") {
                XCTAssertLessThan(option.components(separatedBy: "default: ").count, 3, "\(arguments): \(option)")
            }
        }
    }

    /// Commands that refuse an option don't list it, and say why they refuse it.
    func testPagesAreListedWhereTheyAreDrawn() throws {
        try writeChat()
        XCTAssertTrue(try run("render", "--help").text.contains("--pages "))
        for command in ["compare", "lint"] {
            XCTAssertFalse(try run(command, "--help").text.contains("--pages"), command)
        }
        try assertFails(
            "lint", "chat.yaml", "--pages", saying: "--pages splits pictures, but lint checks all messages; remove it")
    }

    func testVersion() throws {
        XCTAssertNotNil(
            try run("--version").text.wholeMatch(
                of: /messageshot \d+\.\d+\.\d+ \(([0-9a-f]{7}(-modified)?|unknown)\)\n/))
        XCTAssertEqual(try run("version").text, try run("--version").text)
    }

    /// Every example in a command's help runs, with files of the same names.
    func testExamples() throws {
        try writeChat()
        try write("{ bubble: { corner-radius: 4 } }", to: "square.yaml")
        try write("12/05/2024, 10:03 - Ada: Hi\n12/05/2024, 10:04 - Ben: Hello\n", to: "_chat.txt")
        try write(#"{"id": "a", "render": "chat.yaml", "output": "a.png"}"#, to: "jobs.jsonl")
        var count = 0
        for command in ["render", "compare", "batch", "convert", "docs"] {
            let help = try run(command, "--help").text
            let listed = help.firstMatch(of: /Examples:\n((?: +messageshot .+\n)+)/)?.1 ?? ""
            let examples = listed.split(separator: "\n").map { $0.drop { $0 == " " } }
            XCTAssertEqual(examples.count, 2, "\(command): \(examples)")
            for example in examples where !example.contains("export.zip") {
                XCTAssertLessThan(example.count, 79, "a line of a terminal")
                let result = try run(example.split(separator: " ").dropFirst().map(String.init))
                // The pictures to check don't exist yet.
                XCTAssertEqual(result.status, example.hasSuffix("--check") ? 1 : 0, "\(example): \(result.error)")
                count += 1
            }
        }
        XCTAssertEqual(count, 9)
    }

    func testInvalidArguments() throws {
        try assertFails(
            "frobnicate",
            saying:
                "unknown command “frobnicate”; expected render, compare, convert, docs, batch, gallery, diff, lint, inspect, "
                + "preview, review, swift, kit, schema, approve, report, goldens, twice, symbols, app, doctor (see --help)"
        )
        try assertFails(
            "rendr", "x", saying: "unknown command “rendr”; did you mean “render”? (see --help)")
        try assertFails(
            "help", "rendr", saying: "unknown command “rendr”; did you mean “render”? (see --help)")
        XCTAssertFalse(try run("list").error.contains("unknown command"), "the other name of goldens")
        try write("{ bubble: { corner-radius: 4 } }", to: "brand.yaml")
        try assertFails(
            "render", "brand.yaml",
            saying:
                "brand.yaml is a style; name a conversation instead, and pass the style with --style brand.yaml")
        try assertFails(
            "render", "x", "--sytle", "y",
            saying: "unknown option --sytle; did you mean --style? (see --help)")
        try assertFails(
            "lint", "x", "--chanel=y",
            saying: "unknown option --chanel; did you mean --channel? (see --help)")
        try assertFails(
            "batch", "x", "--resum",
            saying: "unknown option --resum; did you mean --resume? (see --help)")
        try assertFails("render", saying: "<chat> is missing; see --help")
        try assertFails(
            "render", "chat.yaml", "--frobnicate", saying: "unknown option --frobnicate (see --help)")
        try assertFails(
            "render", "chat.yaml", "--format", "jpg",
            saying: "--format “jpg” is unknown; did you mean “jpeg”? expected png, jpeg, webp, svg, pdf or frames")
        try assertFails("render", "chat.yaml", "--width", saying: "--width has no value; usage: --width <points>")
        try assertFails(
            "render", "chat.yaml", "--width", "abc",
            saying: "--width “abc” is not valid: expected a number of points, 1 or more; the default is 390")
        try assertFails(
            "render", "chat.yaml", "--scale", "2x",
            saying: "--scale “2x” is not valid: expected a number from 0.25 to 10; the default is 2")
        try assertFails(
            "render", "chat.yaml", "b", "c",
            saying: "“b”, “c” are 2 extra arguments; see --help")
        try assertFails(
            "render", "chat.yaml", "--optimize=3", saying: "--optimize takes no value; remove “=3”")
        try assertFails(
            "schema", "stile",
            saying: "<kind> “stile” is unknown; did you mean “style”? expected conversation, style, "
                + "annotations, pictures or jobs")
    }

    func testSchemaIsJSON() throws {
        let result = try run("schema")
        XCTAssertEqual(result.status, 0)
        let schema = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        XCTAssertEqual(schema?["$schema"] as? String, "https://json-schema.org/draft/2020-12/schema")
    }

    func testMissingFontsAreTheMachinesFault() throws {
        try writeChat()
        let result = try run("render", "chat.yaml", environment: ["MESSAGESHOT_FONTS": path("fonts")])
        XCTAssertEqual(result.status, 3)
        XCTAssertEqual(
            result.error,
            "messageshot: The bundled fonts are missing: no Inter-Regular.otf in \(path("fonts")). "
                + "Set MESSAGESHOT_FONTS to the folder that has the font files.\n")
        XCTAssertEqual(try contents(), ["chat.yaml"])
    }
}
