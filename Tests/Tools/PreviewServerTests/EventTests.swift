import Foundation
import Kit

import XCTest

@testable import PreviewServer
@testable import Previewing

/// What open pages receive.
final class EventTests: ServedTestCase {
    func testAPageReceivesThePreviewsAndAsksForPictures() throws {
        try serve(FakeSession(.success(.named("one", "two", problems: ["Other: it has no previews"]))))
        let (page, client) = try openPage()
        let listing = try page.event("previews")
        let entries = try XCTUnwrap(listing["previews"] as? [[String: Any]])
        XCTAssertEqual(entries.compactMap { $0["id"] as? String }, ["Previewed/one", "Previewed/two"])
        XCTAssertEqual(entries.compactMap { $0["group"] as? String }, ["Badge.swift", "Badge.swift"])
        XCTAssertEqual(listing["problems"] as? [String], ["Other: it has no previews"])
        try want(["two"], for: client)
        let drawn = try page.event("drawn")
        XCTAssertEqual(drawn["preview"] as? String, "Previewed/two")
        XCTAssertEqual(drawn["width"] as? Double, 100)
        let name = try XCTUnwrap(drawn["picture"] as? String)
        let picture = try get("/pictures/\(name)")
        XCTAssertEqual(picture.text, "picture of two")
        XCTAssertEqual(picture.headers["content-type"], "image/png")
        let frames = try get("/frames/\(name)")
        XCTAssertEqual(frames.headers["content-type"], "application/json")
        XCTAssertTrue(frames.text.contains(#""name":"two""#), frames.text)
    }

    func testTheMostUrgentIsDrawnFirst() throws {
        let session = FakeSession(.success(.named((1...300).map { "p\($0)" })))
        try serve(session)
        let (page, client) = try openPage()
        _ = try page.event("previews")
        try want(["p200", "p7"] + (1...300).map { "p\($0)" }, for: client)
        for _ in 0..<300 { _ = try page.event("drawn") }
        XCTAssertEqual(session.drawn.count, 300)
        XCTAssertEqual(Array(session.drawn.prefix(3)), ["p200 light", "p7 light", "p1 light"])
    }

    func testOnlyWhatIsAskedForIsDrawn() throws {
        let session = FakeSession(.success(.named("one", "two")))
        try serve(session)
        let (page, client) = try openPage()
        _ = try page.event("previews")
        try want(["one"], [VariantChoice(), VariantChoice(appearance: .dark)], for: client)
        _ = try page.event("drawn")
        _ = try page.event("drawn")
        XCTAssertEqual(session.drawn, ["one light", "one dark"])
        // A second page gets them at once.
        let (other, _) = try openPage()
        _ = try other.event("drawn")
        _ = try other.event("drawn")
        XCTAssertEqual(session.drawn.count, 2)
    }

    func testASavedFileIsCompiledAndDrawnAgain() throws {
        let session = FakeSession(.success(.named("one")), .success(.named("one", "two")))
        try serve(session)
        let (page, client) = try openPage()
        _ = try page.event("previews")
        try want(["one", "two"], for: client)
        let first = try XCTUnwrap(page.event("drawn")["picture"] as? String)
        try Data("// changed\n".utf8).write(to: file)
        _ = try page.event("status") { $0["status"] as? String == "compiling" }
        XCTAssertEqual(try page.event("previews")["build"] as? Int, 2)
        _ = try page.event("status") { $0["status"] as? String == "ready" }
        let second = try page.event("drawn")
        XCTAssertNotEqual(second["picture"] as? String, first)
        XCTAssertEqual(try page.event("drawn")["preview"] as? String, "Previewed/two")
        XCTAssertEqual(try get("/pictures/\(first)").status, 404)
        XCTAssertEqual(try get("/frames/\(first)").status, 404)
    }

    func testAddedAndRemovedFilesCompile() throws {
        try serve(FakeSession(.success(.named("one"))))
        let (page, _) = try openPage()
        _ = try page.event("previews")
        let other = file.deletingLastPathComponent().appendingPathComponent("Other.swift")
        try Data("// new\n".utf8).write(to: other)
        XCTAssertEqual(try page.event("previews")["build"] as? Int, 2)
        try FileManager.default.removeItem(at: other)
        XCTAssertEqual(try page.event("previews")["build"] as? Int, 3)
    }

    func testErrorsOfTheCompilerLeaveThePictures() throws {
        let problems = CompilerProblem.all(in: "\(file.path):1:4: error: cannot find 'x' in <b>scope</b>")
        try serve(FakeSession(.success(.named("one")), .failure(PreviewBuild.Failure(problems: problems))))
        let (page, client) = try openPage()
        _ = try page.event("previews")
        try want(["one"], for: client)
        let picture = try XCTUnwrap(page.event("drawn")["picture"] as? String)
        try Data("// changed\n".utf8).write(to: file)
        let status = try page.event("status") { $0["status"] as? String == "failed" }
        let errors = try XCTUnwrap(status["errors"] as? [[String: Any]])
        XCTAssertEqual(errors.count, 1)
        XCTAssertEqual(errors[0]["file"] as? String, "Badge.swift")
        XCTAssertEqual(errors[0]["line"] as? Int, 1)
        XCTAssertEqual(errors[0]["column"] as? Int, 4)
        XCTAssertEqual(errors[0]["message"] as? String, "cannot find 'x' in <b>scope</b>")
        XCTAssertEqual(errors[0]["source"] as? String, "// changed")
        XCTAssertEqual(try get("/pictures/\(picture)").status, 200)
    }

    func testOtherErrorsAreReported() throws {
        try serve(FakeSession(.failure(KitError("the kit is for another compiler"))))
        let (page, _) = try openPage()
        let status = try page.event("status") { $0["status"] as? String == "failed" }
        XCTAssertEqual(
            (status["errors"] as? [[String: Any]])?.first?["message"] as? String, "the kit is for another compiler")
    }

    func testAFailedPreviewDoesNotStopTheOthers() throws {
        let session = FakeSession(.success(.named("one", "two")))
        session.change {
            $0.failures["one"] = "its code ended the program: crash (SIGTRAP)"
            $0.notes["two"] = ["shadow isn't drawn"]
        }
        try serve(session)
        let (page, client) = try openPage()
        _ = try page.event("previews")
        try want(["one", "two"], for: client)
        let failed = try page.event("drawn")
        XCTAssertEqual(failed["failure"] as? String, "its code ended the program: crash (SIGTRAP)")
        XCTAssertNil(failed["picture"])
        XCTAssertEqual(try page.event("drawn")["notes"] as? [String], ["shadow isn't drawn"])
    }

    func testAChangeInterruptsDrawing() throws {
        let session = FakeSession(.success(.named("one")))
        session.change { $0.hangs = true }
        try serve(session)
        let (page, client) = try openPage()
        _ = try page.event("previews")
        try want(["one"], for: client)
        while !session.state.withLock({ $0.isHanging }) { usleep(5_000) }
        session.change { $0.hangs = false }
        try Data("// changed\n".utf8).write(to: file)
        XCTAssertEqual(try page.event("previews")["build"] as? Int, 2)
        XCTAssertEqual(try page.event("drawn")["preview"] as? String, "Previewed/one")
    }

    func testOnlySomePreviews() throws {
        try serve(FakeSession(.success(.named("one", "two"))), only: ["two"])
        let (page, _) = try openPage()
        let entries = try XCTUnwrap(page.event("previews")["previews"] as? [[String: Any]])
        XCTAssertEqual(entries.compactMap { $0["name"] as? String }, ["two"])
    }

    func testClosedPagesAreForgotten() throws {
        try serve(FakeSession(.success(.named("one"))))
        let live = try XCTUnwrap(previews)
        try {
            let (page, _) = try openPage()
            _ = try page.event("previews")
            XCTAssertEqual(waiting { await live.pageCount }, 1)
        }()
        for _ in 0..<500 where waiting(for: { await live.pageCount }) != 0 {
            _ = waiting { await live.checkConnections() }
            usleep(20_000)
        }
        XCTAssertEqual(waiting { await live.pageCount }, 0)
    }
}
