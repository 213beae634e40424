import Foundation
import Frames
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
        XCTAssertNotNil(try run("--version").text.wholeMatch(of: /messageshot \d+\.\d+\.\d+ \(build [0-9a-f-]+\)\n/))
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
        try assertFails("render", "x", "--sytle", "y", saying: "Unknown option '--sytle'. Did you mean '--style'?")
        try assertFails("lint", "x", "--chanel=y", saying: "Unknown option '--chanel'. Did you mean '--channel'?")
        try assertFails("batch", "x", "--resum", saying: "Unknown option '--resum'. Did you mean '--resume'?")
        try assertFails("render", saying: "Missing expected argument '<chat>'")
        try assertFails("render", "chat.yaml", "--frobnicate", saying: "Unknown option '--frobnicate'")
        try assertFails(
            "render", "chat.yaml", "--format", "jpg",
            saying: "The value 'jpg' is invalid for '--format <format>'. "
                + "Please provide one of the following: png, jpeg, webp, svg, pdf, frames")
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
