import Foundation
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

/// Tests on machines with other languages and time zones: the texts of an app are the same on all of them.
@MainActor @preconcurrency
final class ForeignMachineTests: XCTestCase {
    private static let variable = "FOREIGN_MACHINE_TEXTS"

    /// A screen with Foundation's properties of the device.
    private final class TextsView: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            accessibilityLabel = ForeignMachineTests.texts().joined(separator: "\n")
        }
    }

    private static func texts() -> [String] {
        let date = RenderSettings.defaultNow
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        let dates = DateFormatter()
        (dates.dateStyle, dates.timeStyle) = (.long, .long)
        var clock = tm()
        var seconds = time_t(date.timeIntervalSince1970)
        localtime_r(&seconds, &clock)
        return [
            Locale.current.identifier, TimeZone.current.identifier, NSTimeZone.default.identifier,
            Calendar(identifier: .gregorian).timeZone.identifier, numbers.string(from: 1234.5) ?? "",
            dates.string(from: date), date.formatted(), "\(Calendar.current.firstWeekday)",
            "\(Calendar.current.component(.hour, from: date))", "\(clock.tm_hour)",
            "\(Bundle.main.preferredLocalizations)",
            String(localized: "\(1234)"), String.localizedStringWithFormat("%d", 1234),
        ]
    }

    /// Writes the texts of three renders to a file for `testMachinesDoNotCount`, which runs it in separate processes.
    func testTexts() throws {
        let phones = [
            RenderSettings(), RenderSettings(locale: "de_DE", timeZone: "America/New_York"),
            RenderSettings(locale: "ja_JP"),
        ]
        let texts = phones.map { phone in
            RenderSettings.withCurrent(phone) {
                let view = TextsView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                _ = view.makeFrame(proposing: ProposedSize(width: 10, height: 10))
                return view.accessibilityLabel ?? ""
            }
        }
        XCTAssertTrue(texts[1].contains("1. Januar 2024"))
        guard let file = ProcessInfo.processInfo.environment[Self.variable] else { return }
        try texts.joined(separator: "\n\n").write(toFile: file, atomically: true, encoding: .utf8)
    }

    func testMachinesDoNotCount() throws {
        let machines = [
            [:], ["LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"],
            ["LANG": "ar_EG", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "fr", "TZ": ":America/Lima"],
            ["TZ": "Nowhere", "LANG": ""],
        ]
        let texts = try machines.map { machine in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["GoldenTestingTests.ForeignMachineTests/testTexts"]
            process.environment = ProcessInfo.processInfo.environment.merging(machine) { $1 }
            process.environment?[Self.variable] = file.path
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try process.run()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0, "\(machine)")
            return try String(contentsOf: file, encoding: .utf8).replacing("\u{202F}", with: " ")
        }
        XCTAssertEqual(
            texts[0],
            """
            en_US
            GMT
            GMT
            GMT
            1,234.5
            January 1, 2024 at 12:00:00 PM GMT
            1/1/2024, 12:00 PM
            1
            12
            12
            ["en"]
            1,234
            1,234

            de_DE
            America/New_York
            America/New_York
            America/New_York
            1.234,5
            1. Januar 2024 um 07:00:00 GMT-5
            1.1.2024, 7:00
            2
            7
            12
            ["en"]
            1.234
            1.234

            ja_JP
            GMT
            GMT
            GMT
            1,234.5
            2024年1月1日 12:00:00 GMT
            2024/1/1 12:00
            1
            12
            12
            ["en"]
            1,234
            1,234
            """)
        for (machine, others) in zip(machines, texts) { XCTAssertEqual(others, texts[0], "\(machine)") }
    }

    /// As suites for iOS do, so that the machine's time zone has no effect.
    func testAnAppsDefaultIsKept() {
        let usual = NSTimeZone.default
        defer { NSTimeZone.default = usual }
        NSTimeZone.default = TimeZone(identifier: "Asia/Seoul") ?? .gmt
        RenderSettings.withCurrent(RenderSettings(timeZone: "Europe/Berlin")) {
            let view = TextsView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            _ = view.makeFrame(proposing: ProposedSize(width: 10, height: 10))
            let lines = (view.accessibilityLabel ?? "").components(separatedBy: "\n")
            XCTAssertEqual(lines[1...3], ["Europe/Berlin", "Asia/Seoul", "Asia/Seoul"])
            XCTAssertEqual(lines[8], "21", "the hour of the current calendar")
        }
    }
}
