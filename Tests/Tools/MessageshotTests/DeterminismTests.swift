import Fonts
import Foundation
import XCTest

/// The same command writes the same bytes in any environment.
final class DeterminismTests: ProgramTestCase {
    private func picture(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> Data {
        try writeChat(messages: ["Hello 👋🏽", "שלום, 12:00", "สวัสดี"])
        let result = try run(
            ["render", "chat.yaml", "-o", "-", "--embed-frames"] + arguments, environment: environment)
        XCTAssertEqual(result.status, 0, result.error)
        return result.output
    }

    func testTwice() throws {
        XCTAssertEqual(try picture(), try picture())
    }

    func testCallersEnvironmentMakesNoDifference() throws {
        let usual = try picture()
        for environment in [
            ["TZ": "Asia/Tokyo"], ["LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8"], ["HOME": "/nowhere"],
            ["XDG_CONFIG_HOME": folder.path, "FONTCONFIG_FILE": "/nowhere", "FONTCONFIG_PATH": "/nowhere"],
        ] {
            XCTAssertEqual(try picture(environment: environment), usual, "\(environment)")
        }
    }

    /// A worker keeps its fonts between pictures.
    func testOrderOfJobsMakesNoDifference() throws {
        let texts = ["⠓⠑", "Հ ᎠᎠᎠᎠᎠᎠ xx", "漢字 Ꭰ\u{301} 𒀀", "سلام ᎠⰀ", "\u{E000} 👩🏽‍🚀", "a\tb\u{10FFFD}"]
        let jobs = texts.indices.flatMap { number in
            ["uikit", "swiftui"].map { (name: "\(number)-\($0).png", chat: "\(number).yaml", flavor: $0) }
        }
        for (number, text) in texts.enumerated() {
            try write(
                "me: ada\nusers: { ada: Ada, ben: Ben }\nmessages:\n  - { from: ben, text: \"\(text)\" }\n",
                to: "\(number).yaml")
        }
        let alone = try jobs.map { job in
            try run("render", job.chat, "--flavor", job.flavor, "--scale", "1", "-o", "-").output
        }
        for (run, order) in [jobs, jobs.reversed()].enumerated() {
            let lines = order.map {
                #"{"id": "\#($0.name)", "render": "\#($0.chat)", "flavor": "\#($0.flavor)", "scale": 1, "#
                    + #""output": "\#(run)/\#($0.name)"}"# + "\n"
            }
            try write(lines.joined(), to: "jobs.jsonl")
            XCTAssertEqual(try self.run("batch", "jobs.jsonl", "--workers", "1").status, 0)
            for (job, picture) in zip(jobs, alone) {
                XCTAssertEqual(try data("\(run)/\(job.name)"), picture, "\(job.name) in order \(run)")
            }
        }
    }

    /// Thai words are found by dictionaries of the program.
    func testThaiOfTheMachineMakesNoDifference() throws {
        try writeChat(messages: ["วันนี้เราจะไปกินข้าวกลางวันที่ร้านอาหารใกล้สถานีรถไฟด้วยกันไหม"])
        let usual = try run("render", "chat.yaml", "-o", "-")
        let other = try run("render", "chat.yaml", "-o", "-", environment: ["LIBTHAI_DICTDIR": "/nowhere"])
        XCTAssertEqual(usual.error + other.error, "")
        XCTAssertTrue(usual.output == other.output, "other bytes")
    }

    func testSettingsMakeADifference() throws {
        let usual = try picture()
        for arguments in [
            ["--appearance", "dark"], ["--content-size", "extraExtraExtraLarge"], ["--rtl"], ["--locale", "de_DE"],
            ["--time-zone", "Asia/Tokyo"], ["--scale", "3"],
        ] {
            XCTAssertNotEqual(try picture(arguments), usual, "\(arguments)")
        }
    }
}
