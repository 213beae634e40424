import Foundation
import Frames
import Rendering
import XCTest

/// What the program says about itself, and how it takes arguments that make no sense.
final class InvocationTests: ProgramTestCase {
    func testHelpGoesToStandardOutput() throws {
        for arguments in [[], ["--help"], ["help"], ["render", "--help"], ["help", "inspect"]] {
            let result = try run(arguments)
            XCTAssertEqual(result.status, 0, "\(arguments)")
            XCTAssertEqual(result.error, "")
            XCTAssertTrue(result.text.hasPrefix("OVERVIEW: "), result.text)
        }
        XCTAssertTrue(try run("--help").text.contains("Exit codes: 0 done"))
    }

    func testHelpNamesThePresent() throws {
        let present = RenderSettings.defaultNow.formatted(.iso8601)
        let words = try run("render", "--help").text.split(whereSeparator: \.isWhitespace)
        XCTAssertTrue(words.contains { $0 == present }, "\(present)")
    }

    func testVersion() throws {
        XCTAssertNotNil(
            try run("--version").text.wholeMatch(
                of: /messageshot \d+\.\d+\.\d+ \(([0-9a-f]{7}(-modified)?|unknown)\)\n/))
        XCTAssertEqual(try run("version").text, try run("--version").text)
    }

    /// Every example of a command's help runs, on files of the names that it has.
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
                // What is to be checked hasn't been drawn yet.
                XCTAssertEqual(result.status, example.hasSuffix("--check") ? 1 : 0, "\(example): \(result.error)")
                count += 1
            }
        }
        XCTAssertEqual(count, 9)
    }

    func testArgumentsThatMakeNoSense() throws {
        try assertFails(
            "frobnicate",
            saying:
                "there is no command “frobnicate”; render, compare, convert, docs, batch, gallery, diff, lint, inspect, schema, "
                + "approve, report, goldens, twice, symbols, app, doctor are, and --help shows them all")
        try assertFails(
            "rendr", "x", saying: "there is no command “rendr”; the nearest is “render”, and --help shows them all")
        try assertFails(
            "help", "rendr", saying: "there is no command “rendr”; the nearest is “render”, and --help shows them all")
        XCTAssertFalse(try run("list").error.contains("there is no command"), "the other name of goldens")
        try write("{ bubble: { corner-radius: 4 } }", to: "brand.yaml")
        try assertFails(
            "render", "brand.yaml",
            saying:
                "brand.yaml is a style; name a conversation in its place, and give the style with --style brand.yaml")
        try assertFails(
            "render", "x", "--sytle", "y",
            saying: "there is no option --sytle; the nearest is --style, and --help shows them all")
        try assertFails(
            "lint", "x", "--chanel=y",
            saying: "there is no option --chanel; the nearest is --channel, and --help shows them all")
        try assertFails(
            "batch", "x", "--resum",
            saying: "there is no option --resum; the nearest is --resume, and --help shows them all")
        try assertFails("render", saying: "<chat> is missing; see --help")
        try assertFails(
            "render", "chat.yaml", "--frobnicate", saying: "there is no option --frobnicate; --help shows them all")
        try assertFails(
            "render", "chat.yaml", "--format", "jpg",
            saying: "--format “jpg” is not known; the nearest is “jpeg”, and png, jpeg, webp, svg, pdf and frames are")
        try assertFails("render", "chat.yaml", "--width", saying: "--width has no value; it is typed --width <points>")
        try assertFails(
            "render", "chat.yaml", "--width", "abc",
            saying: "--width “abc” is not valid: it is a number of points, 1 or more; the default is 390")
        try assertFails(
            "render", "chat.yaml", "--scale", "2x",
            saying: "--scale “2x” is not valid: it is a number from 0.25 to 10; the default is 2")
        try assertFails(
            "render", "chat.yaml", "b", "c",
            saying: "“b”, “c” are 2 arguments too many; --help shows what is needed")
        try assertFails(
            "render", "chat.yaml", "--optimize=3", saying: "--optimize takes no value; leave “=3” out")
        try assertFails(
            "schema", "stile",
            saying: "<kind> “stile” is not known; the nearest is “style”, and conversation, style, "
                + "annotations, pictures and jobs are")
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
