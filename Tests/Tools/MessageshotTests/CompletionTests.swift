import Foundation
import XCTest

/// The completions of shells.
final class CompletionTests: ProgramTestCase {
    /// Names with spaces are on separate lines.
    func testDevicesAreListedWhenAShellAsks() throws {
        let offered = try run(
            "---completion", "render", "--", "--device", "2", "0", "messageshot", "render", "--device", "")
        let lines = offered.text.split(separator: "\n").map(String.init)
        XCTAssertEqual(lines.count, 45)
        XCTAssertTrue(lines.contains("iPhone 16 Pro Max"))
    }

    func testLocalesAndTimeZonesAreListedWhenAShellAsks() throws {
        let locales = try run(
            "---completion", "render", "--", "--locale", "2", "0", "messageshot", "render", "--locale", "")
        XCTAssertEqual(locales.text.split(separator: "\n").count, 15, "eleven languages, and four that are made up")
        let zones = try run(
            "---completion", "compare", "--", "--time-zone", "2", "0", "messageshot", "compare", "--time-zone", "")
        XCTAssertTrue(zones.text.contains("Europe/Amsterdam\n"))
    }

    func testScriptsForThreeShells() throws {
        for (shell, text) in [
            ("bash", "complete -o filenames -F _messageshot messageshot"), ("zsh", "#compdef messageshot"),
            ("fish", "complete -c 'messageshot'"),
        ] {
            let script = try run("--generate-completion-script", shell).text
            XCTAssertTrue(script.contains(text), shell)
            XCTAssertTrue(script.contains("yaml"), shell)
        }
    }
}
