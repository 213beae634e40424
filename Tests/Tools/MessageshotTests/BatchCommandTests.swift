import Foundation
import XCTest

/// `messageshot batch`, from a jobs file to pictures.
final class BatchCommandTests: ProgramTestCase {
    private func writeJobs(_ lines: [String]) throws {
        try writeChat()
        try write(lines.map { "\($0)\n" }.joined(), to: "jobs.jsonl")
    }

    /// The results by the ids of jobs, or by line number.
    private func results(_ text: String) throws -> [String: [String: Any]] {
        var results: [String: [String: Any]] = [:]
        for line in text.split(separator: "\n") {
            let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            results[object["id"] as? String ?? "line \(object["line"] ?? "?")"] = object
        }
        return results
    }

    private func message(_ result: [String: Any]?) -> String? {
        (result?["error"] as? [String: Any])?["message"] as? String
    }

    // MARK: Pictures

    func testJobsDrawWhatCommandsDraw() throws {
        try write("bubble: { corner-radius: 0 }", to: "style.yaml")
        try writeJobs([
            #"{"id": "a", "render": "chat.yaml", "output": "out/a.png", "scale": 1, "appearance": "dark", "rtl": true}"#,
            #"{"id": "b", "render": "chat.yaml", "output": "out/b.svg", "style": "style.yaml"}"#,
            #"{"id": "c", "compare": "chat.yaml", "output": "c", "after": "style.yaml", "scale": 1}"#,
            #"{"id": "d", "render": "chat.yaml", "output": "pages/", "pages": true, "height": 100, "scale": 1}"#,
        ])
        let run = try run("batch", "jobs.jsonl")
        XCTAssertEqual(run.status, 0, run.error)
        XCTAssertTrue(run.error.hasPrefix("messageshot: 4 jobs: 4 done in "), run.error)
        let results = try results(run.text)
        XCTAssertEqual(results.keys.sorted(), ["a", "b", "c", "d"])
        XCTAssertTrue((results["c"]?["printed"] as? String ?? "").contains("corner"), "\(results["c"] ?? [:])")

        XCTAssertEqual(
            try self.run(
                "render", "chat.yaml", "-o", "a.png", "--scale", "1", "--appearance", "dark", "--rtl"
            ).status, 0)
        XCTAssertEqual(try data("out/a.png"), try data("a.png"))
        XCTAssertEqual(try self.run("render", "chat.yaml", "-o", "b.svg", "--style", "style.yaml").status, 0)
        XCTAssertEqual(try data("out/b.svg"), try data("b.svg"))
        XCTAssertEqual(
            try self.run("compare", "chat.yaml", "-o", "other", "--after", "style.yaml", "--scale", "1").status, 0)
        for name in ["before", "after", "diff", "side-by-side"] {
            XCTAssertEqual(try data("c/\(name).png"), try data("other/\(name).png"))
        }
        XCTAssertTrue(try contents().contains("pages/chat-1.png"))
    }

    func testConversationsAndStylesInAJob() throws {
        let chat =
            #"{"channel": {"name": "Rebels"}, "me": "luke", "users": {"leia": {"name": "Leia Organa"}, "luke": {"name": "Luke"}}, "messages": [{"from": "leia", "text": "Hello"}, {"from": "luke", "text": "Sup!"}]}"#
        try writeJobs([
            #"{"id": "a", "render": \#(chat), "output": "a.png", "style": {"bubble": {"corner-radius": 0}}}"#,
            #"{"id": "b/1", "render": \#(chat), "output": "out/"}"#,
        ])
        XCTAssertEqual(try run("batch", "jobs.jsonl").status, 0)
        try write("bubble: { corner-radius: 0 }", to: "style.yaml")
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "c.png", "--style", "style.yaml").status, 0)
        XCTAssertEqual(try data("a.png"), try data("c.png"))
        XCTAssertEqual(try run("render", "chat.yaml", "-o", "d.png").status, 0)
        XCTAssertEqual(try data("out/b-1.png"), try data("d.png"))
    }

    // MARK: Mistakes

    func testMistakesCostTheirOwnJob() throws {
        try writeJobs([
            #"{"id": "a", "render": "chat.yaml", "output": "a.png"}"#,
            #"{"id": "b", "render": "none.yaml", "output": "b.png"}"#,
            #"{"id": "c", "render": "chat.yaml", "output": "c.png", "scael": 2}"#,
            #"{"id": "d", "render": "chat.yaml", "output": "d.png", "scale": 99}"#,
            #"{"id": "e", "render": "chat.yaml"}"#,
            #"{"id": "f", "render": "chat.yaml", "compare": "chat.yaml", "output": "f"}"#,
            #"{"id": "g", "output": "g.png"}"#,
            #"{"id": "h", "render": "chat.yaml", "output": "-"}"#,
            #"{"id": "i", "render": "chat.yaml", "output": "chat.yaml"}"#,
            #"{"id": "j", "render": "chat.yaml", "output": "jobs.jsonl"}"#,
            #"{"id": "k", "render": {"mee": "a"}, "output": "k.png"}"#,
            #"{"id": "l", "render": "chat.yaml", "output": "l.png", "optimize": "yes"}"#,
            "{",
            "\u{0}",
        ])
        let chat = try data("chat.yaml")
        let run = try run("batch", "jobs.jsonl", "--workers", "2")
        XCTAssertEqual(run.status, 1, run.error)
        let results = try results(run.text)
        let expected = [
            "b": "none.yaml: there is no such file",
            "c": "jobs.jsonl:3: unknown key “scael”; did you mean “scale”?",
            "d": "jobs.jsonl:4: --scale 99 is not between 0.25 and 10; the default is 2",
            "e": "jobs.jsonl:5: the key “output” is missing",
            "f": "jobs.jsonl:6: “render” and “compare” can't be used together; remove one",
            "g": "jobs.jsonl:7: a job needs one of render, compare and docs, with the file to draw as its value",
            "h": "jobs.jsonl:8: “output” can't be -: a batch uses standard input and output itself",
            "i": "jobs.jsonl:9: chat.yaml is an input; name another file for the output",
            "j": "jobs.jsonl:10: jobs.jsonl is an input; name another file for the output",
            "k": "jobs.jsonl:11: unknown key “mee” in render; did you mean “me”?",
            "l": "jobs.jsonl:12: optimize: expected true or false, found “yes”",
            "line 13": "jobs.jsonl:13:2: not valid JSON: the file ends inside an object that begins on line 1",
        ]
        for (id, line) in expected { XCTAssertEqual(message(results[id]), line, id) }
        XCTAssertEqual(results["a"]?["status"] as? String, "done")
        XCTAssertEqual(results.count, 13, "the line of a zero byte is blank")
        XCTAssertEqual(try data("chat.yaml"), chat)
        XCTAssertEqual(try contents(), ["a.png", "chat.yaml", "jobs.jsonl"])
    }

    func testEmptyTextsAreNoValues() throws {
        try writeJobs([
            #"{"id": "a", "render": "chat.yaml", "output": "a.png", "width": ""}"#,
            #"{"id": "b", "render": "chat.yaml", "output": ""}"#,
            #"{"id": "c", "render": "", "output": "c.png"}"#,
        ])
        let results = try results(run("batch", "jobs.jsonl").text)
        XCTAssertEqual(
            message(results["a"]), "jobs.jsonl:1: width: expected a text or a number, found nothing")
        XCTAssertEqual(
            message(results["b"]), "jobs.jsonl:2: output: expected a text or a number, found nothing")
        XCTAssertEqual(
            message(results["c"]),
            "jobs.jsonl:3: render: expected the path of a file, or a conversation, found nothing")
    }

    func testAJobOfDocsHasAllMistakesInItsError() throws {
        try writeJobs([#"{"id": "a", "docs": "pictures.yaml"}"#])
        try write(
            """
            pictures:
              one: { conversation: gone.yaml }
              two: { conversation: chat.yaml }
              three: { conversation: lost.yaml }
            """, to: "pictures.yaml")
        let result = try results(run("batch", "jobs.jsonl").text)["a"]
        XCTAssertEqual(
            message(result),
            "pictures.yaml:2: pictures.one.conversation: “gone.yaml”: there is no such file; "
                + "pictures.yaml:4: pictures.three.conversation: “lost.yaml”: there is no such file")
        XCTAssertNil(result?["warnings"])
    }

    func testADashMeansStandardOutput() throws {
        try writeChat()
        try writeJobs([#"{"id": "a", "render": "chat.yaml", "output": "a.png"}"#])
        let result = try run("batch", "jobs.jsonl", "--results", "-")
        XCTAssertEqual(result.status, 0, result.error)
        XCTAssertTrue(result.text.hasPrefix(#"{"id":"a","status":"done""#), result.text)
        XCTAssertNotNil(result.text.firstMatch(of: /"program":"\d+\.\d+\.\d+ \(([0-9a-f]{7}|unknown)/), result.text)
        XCTAssertEqual(try contents(), ["a.png", "chat.yaml", "jobs.jsonl"])
        try assertFails(
            "batch", "jobs.jsonl", "--results", "-", "--resume",
            saying: "--resume needs the file of the results; name it with --results")
    }

    func testMistakesOfTheCommandLine() throws {
        try writeJobs([])
        try assertFails("batch", "none.jsonl", saying: "none.jsonl: there is no such file")
        try assertFails(
            "batch", "jobs.jsonl", "--resume", saying: "--resume needs the file of the results; name it with --results")
        try assertFails(
            "batch", "jobs.jsonl", "--workers", "0",
            saying: "--workers 0 is not between 1 and 1024; the default is one per core")
        try assertFails("batch", "jobs.jsonl", "--root", "nowhere", saying: "nowhere: there is no such folder")
        try assertFails(
            "batch", "jobs.jsonl", "--shard", "5/4",
            saying:
                "--shard 5/4 is not a shard: the first of four is 1/4, the last 4/4, and there are at most 1000000"
        )
        try assertFails(
            "batch", "jobs.jsonl",
            saying: "jobs.jsonl: no jobs; a job is a line such as {\"id\": \"a1\", \"render\": \"lunch.yaml\", "
                + "\"output\": \"a1.png\"}")
    }

    // MARK: Warnings

    /// A warning that is reported once per run belongs to each job with its cause.
    func testEachJobHasItsWarnings() throws {
        try write(
            "channel: { name: A }\nme: a\nusers: { a: A }\nmessages: [{ from: a, text: \"\u{12000}\" }, "
                + "{ from: a, text: B, deleted: true }]",
            to: "odd.yaml")
        try writeJobs(
            (1...4).map { #"{"id": "\#($0)", "render": "odd.yaml", "output": "\#($0).png", "locale": "sv_SE"}"# })
        let results = try results(run("batch", "jobs.jsonl", "--workers", "1").text)
        let single = try run("render", "odd.yaml", "-o", "single.png", "--locale", "sv_SE", "--verbose")
        let lines = single.error.split(separator: "\n").map { $0.replacing("messageshot: warning: ", with: "") }
        XCTAssertEqual(lines.count, 2, single.error)
        for number in 1...4 { XCTAssertEqual(results["\(number)"]?["warnings"] as? [String], lines.map { String($0) }) }
    }

    // MARK: Resuming

    func testResumeAndMerge() throws {
        try writeJobs(
            (1...6).map { #"{"id": "\#($0)", "render": "chat.yaml", "output": "\#($0).png", "scale": \#($0 / 2 + 1)}"# }
        )
        XCTAssertEqual(try run("batch", "jobs.jsonl", "--results", "results.jsonl").status, 0)
        var run = try run("batch", "jobs.jsonl", "--results", "results.jsonl", "--resume")
        XCTAssertTrue(run.error.hasPrefix("messageshot: 6 jobs: 0 done, 6 unchanged in "), run.error)
        // A lost output, and a changed input.
        try FileManager.default.removeItem(atPath: path("2.png"))
        run = try self.run("batch", "jobs.jsonl", "--results", "results.jsonl", "--resume")
        XCTAssertTrue(run.error.hasPrefix("messageshot: 6 jobs: 1 done, 5 unchanged in "), run.error)
        run = try self.run("batch", "merge", "results.jsonl", "--jobs", "jobs.jsonl", "-o", "merged.jsonl")
        XCTAssertEqual(run.text, "6 jobs: 6 done once, complete\n")
        XCTAssertEqual(run.status, 0)
        let merged = try String(decoding: data("merged.jsonl"), as: UTF8.self)
        XCTAssertEqual(merged.split(separator: "\n").count, 6)
        XCTAssertFalse(merged.contains("milliseconds"))
        try writeChat(messages: ["Another"])
        run = try self.run("batch", "jobs.jsonl", "--results", "results.jsonl", "--resume")
        XCTAssertTrue(run.error.hasPrefix("messageshot: 6 jobs: 6 done in "), run.error)
        try FileManager.default.removeItem(atPath: path("3.png"))
        run = try self.run("batch", "merge", "results.jsonl", "--jobs", "jobs.jsonl")
        XCTAssertEqual(run.text, "6 jobs: 5 done once\n1 done, but their outputs are missing:\n  3\n")
        XCTAssertEqual(run.status, 1)
    }

    /// Killed at random times and resumed, the pictures and merged results equal those of an undisturbed run.
    func testKilledAndResumed() throws {
        try writeJobs(
            (1...30).map {
                #"{"id": "\#($0)", "render": "chat.yaml", "output": "out/\#($0).png", "scale": \#($0 % 5 + 1)}"#
            })
        XCTAssertEqual(try run("batch", "jobs.jsonl", "--results", "whole.jsonl").status, 0)
        XCTAssertEqual(try run("batch", "merge", "whole.jsonl", "--jobs", "jobs.jsonl", "-o", "whole.merged").status, 0)
        let pictures = try (1...30).map { try data("out/\($0).png") }
        try FileManager.default.removeItem(atPath: path("out"))

        var random = SystemRandomNumberGenerator()
        for round in 0..<8 {
            let process = Process()
            process.executableURL = Self.program
            process.arguments = ["batch", "jobs.jsonl", "--results", "results.jsonl", "--resume"]
            process.currentDirectoryURL = folder
            process.standardError = FileHandle.nullDevice
            try process.run()
            usleep(.random(in: 100_000...600_000, using: &random))
            kill(process.processIdentifier, round % 2 == 0 ? SIGKILL : SIGTERM)
            process.waitUntilExit()
        }
        XCTAssertEqual(try run("batch", "jobs.jsonl", "--results", "results.jsonl", "--resume").status, 0)
        XCTAssertEqual(try run("batch", "merge", "results.jsonl", "--jobs", "jobs.jsonl", "-o", "merged").status, 0)
        XCTAssertEqual(try data("merged"), try data("whole.merged"))
        XCTAssertEqual(try (1...30).map { try data("out/\($0).png") }, pictures)
    }

    /// Mistakes in options name the line of the job, whoever finds them.
    func testMistakesInOptionsHaveALine() throws {
        try writeChat()
        try write("pictures: { a: { conversation: chat.yaml } }", to: "pictures.yaml")
        try writeJobs([
            #"{"id": "a", "render": "chat.yaml", "output": "a.png", "scale": "many"}"#,
            #"{"id": "b", "render": "chat.yaml", "output": "b.png", "appearance": "lihgt"}"#,
            #"{"id": "c", "render": "chat.yaml", "output": "c.png", "rtl": true, "ltr": true}"#,
            #"{"id": "d", "render": "chat.yaml", "output": "d.png", "message": 99}"#,
            #"{"id": "e", "compare": "chat.yaml", "output": "e", "after": "chat.yaml", "battery": 3}"#,
            #"{"id": "f", "compare": "chat.yaml", "output": "f", "after": "chat.yaml", "pages": true}"#,
            #"{"id": "g", "docs": "pictures.yaml", "only": "a", "prune": true}"#,
        ])
        let results = try results(run("batch", "jobs.jsonl", "--workers", "1").text)
        let expected = [
            "a": "jobs.jsonl:1: --scale “many” is not valid: expected a number from 0.25 to 10; the default is 2",
            "b": "jobs.jsonl:2: --appearance “lihgt” is unknown; expected light or dark",
            "c": "jobs.jsonl:3: --rtl and --ltr can't be used together; remove one",
            "d": "jobs.jsonl:4: --message “99” is not a message; expected an id or a number from 1 to 2",
            "e": "jobs.jsonl:5: --clock and --battery are for the status bar; add --chrome bars or --chrome device",
            "f": "jobs.jsonl:6: unknown key “pages”; did you mean “images”?",
            "g": "jobs.jsonl:7: --prune checks all pictures; remove --only",
        ]
        for (id, line) in expected { XCTAssertEqual(message(results[id]), line, id) }
    }

    /// A changed picture behind a device is a changed input.
    func testThePictureBehindADeviceIsAnInput() throws {
        try writeChat()
        XCTAssertEqual(try run("render", "chat.yaml", "--scale", "0.5", "-o", "ground.png").status, 0)
        try writeJobs([
            #"{"id": "a", "render": "chat.yaml", "output": "a.png", "device": "iPhone 17", "chrome": "device", "#
                + #""scale": 0.5, "shadow": true, "background": "ground.png"}"#
        ])
        let result = try XCTUnwrap(results(run("batch", "jobs.jsonl", "--workers", "1").text)["a"])
        let inputs = try XCTUnwrap(result["inputs"] as? [[String: Any]])
        XCTAssertTrue(inputs.contains { $0["path"] as? String == "ground.png" })
    }

    // MARK: The schema

    func testSchema() throws {
        let run = try run("schema", "jobs")
        let schema = try XCTUnwrap(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        let kinds = try XCTUnwrap(schema["oneOf"] as? [[String: Any]])
        XCTAssertEqual(
            kinds.map { $0["required"] as? [String] },
            [["id", "render", "output"], ["id", "compare", "output", "after"], ["id", "docs"]])
        let render = try XCTUnwrap(kinds[0]["properties"] as? [String: [String: Any]])
        XCTAssertEqual(render["pages"]?["type"] as? String, "boolean")
        XCTAssertNotNil(render["content-size"]?["enum"])
        XCTAssertNil(render["verbose"])
        XCTAssertNil((kinds[1]["properties"] as? [String: Any])?["pages"])
        XCTAssertNil((kinds[2]["properties"] as? [String: Any])?["watch"])
    }

    /// A key with `false` is the opposite of a flag that is set by default.
    func testAFlagThatIsSetUnlessGiven() throws {
        try write("{}", to: "style.yaml")
        try writeJobs([
            #"{"id": "a", "compare": "chat.yaml", "after": "style.yaml", "output": "a/"}"#,
            #"{"id": "b", "compare": "chat.yaml", "after": "style.yaml", "output": "b/", "embed-frames": false}"#,
        ])
        let run = try run("batch", "jobs.jsonl")
        XCTAssertEqual(run.status, 0, run.error)
        XCTAssertFalse(run.text.contains("//"), run.text)
        XCTAssertEqual(try self.run("inspect", "a/before.png").status, 0)
        XCTAssertEqual(try self.run("inspect", "b/before.png").status, 2)
        XCTAssertFalse(try self.run("schema", "jobs").text.contains("no-embed-frames"))
    }
}
