import Foundation
import Frames
import Raster
import XCTest

/// `messageshot app` with the programs of two small apps, which are built with the tests, and with other programs.
final class AppCommandTests: ProgramTestCase {
    func testDrawsTheFirstScreenOfAnAppWithScenes() throws {
        let result = try draw("LaunchedApp", "--chrome", "bars", "--device", "iPhone 14 Pro")
        XCTAssertEqual(result.error, "prepared\n")
        let frame = try frame("app.json")
        XCTAssertEqual(frame.rect.size, CGSize(width: 393, height: 852))
        XCTAssertEqual(texts(in: frame).sorted(), ["9:41", "Good morning", "Prepared"])
        // Between the navigation bar, which begins under the island's lower edge, and the home indicator.
        XCTAssertEqual(place(of: "Good morning", in: frame), CGRect(x: 0, y: 98, width: 393, height: 720))
    }

    func testDrawsTheFirstWindowOfASwiftUIApp() throws {
        let result = try draw("LaunchedSwiftUIApp", "--chrome", "bars", "--appearance", "dark")
        XCTAssertEqual(result.error, "")
        XCTAssertEqual(texts(in: try frame("app.json")).sorted(), ["9:41", "Good evening", "Greeting"])
    }

    func testIsAsLargeAsItsDeviceWithoutBars() throws {
        let result = try run(
            "app", Self.path(of: "LaunchedApp"), "-o", "app.png", "--device", "iPhone SE", "--scale", "1")
        XCTAssertEqual(result.status, 0)
        let bitmap = try PNGReader.bitmap(in: data("app.png"))
        XCTAssertEqual([bitmap.pixelsWide, bitmap.pixelsHigh], [375, 667])
    }

    func testAppThatIsLaunchedDirectlyExplainsHowToDrawIt() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.path(of: "LaunchedApp"))
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(
            text,
            "warning: AppDelegate: there is no screen to run on; messageshot app PROGRAM -o app.png draws the app's "
                + "first one\n")
    }

    // MARK: Programs that are not apps

    func testThereMustBeAProgram() throws {
        let advice = "build the app, and name its program, such as .build/debug/MyApp"
        try assertFails("app", "Missing", saying: "Missing: there is no such program; \(advice)")
        try assertFails("app", "/tmp", saying: "/tmp: is a folder; \(advice)")
    }

    func testProgramMustShowAScreen() throws {
        try write(script: "exit 0", to: "idle")
        try assertFails(
            "app", path("idle"),
            saying: "\(path("idle")): the program exited without showing a screen; is its @main an app that links "
                + "MessageShot's UIKit or SwiftUI?")
        try write(script: "exit 7", to: "failing")
        try assertFails(
            "app", path("failing"),
            saying: "\(path("failing")): the program exited with code 7 before it showed a screen")
    }

    func testProgramMustEnd() throws {
        try write(script: "exec sleep 60", to: "slow")
        try assertFails(
            "app", path("slow"), "--timeout", "0.2",
            saying: "\(path("slow")): the app has not shown its first screen after 0.2 seconds; increase --timeout"
        )
    }

    func testAnswerMustBeAFrame() throws {
        try write(
            script:
                #"echo '{"rect": 7}' >"$(echo "$MESSAGESHOT_LAUNCH" | sed 's/.*"answer":"\([^"]*\)".*/\1/; s,\\/,/,g')""#,
            to: "odd")
        try assertFails(
            "app", path("odd"),
            saying: "\(path("odd")): the app was built with another version of MessageShot; rebuild both")
    }

    // MARK: Helpers

    private func draw(_ app: String, _ options: String...) throws -> Run {
        let result = try run(["app", Self.path(of: app), "-o", "app.json", "--format", "frames"] + options)
        XCTAssertEqual(result.status, 0, result.error)
        return result
    }

    private func frame(_ name: String) throws -> Frame {
        try JSONDecoder().decode(Frame.self, from: data(name))
    }

    private func texts(in frame: Frame) -> [String] {
        var texts = frame.children.flatMap(texts)
        if case .text(let text) = frame.content { texts.insert(text.string, at: 0) }
        return texts
    }

    /// The rectangle of the view with a text, on the screen.
    private func place(of text: String, in frame: Frame, at origin: CGPoint = .zero) -> CGRect? {
        let rect = frame.rect.offsetBy(dx: origin.x, dy: origin.y)
        if case .text(let content) = frame.content, content.string == text { return rect }
        return frame.children.lazy.compactMap { self.place(of: text, in: $0, at: rect.origin) }.first
    }

    private func write(script: String, to name: String) throws {
        try write("#!/bin/sh\n\(script)\n", to: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(name))
    }
}
