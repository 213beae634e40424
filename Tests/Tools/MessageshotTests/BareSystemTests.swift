import Foundation
import XCTest

/// The system may lack any folder: with each of them hidden, the program draws the same bytes.
final class BareSystemTests: ProgramTestCase {
    private static let hidden = [
        "/usr/share/zoneinfo", "/etc/localtime", "/usr/share", "/etc", "/proc", "/dev", "/sys", "/var", "/root",
        "/home",
    ]

    /// Runs a program in a separate mount namespace, in which a folder or a file is empty.
    private func run(
        hiding path: String, _ arguments: [String], of program: String = ProgramTestCase.program.path
    ) throws -> Run {
        let hide = path == "/etc/localtime" ? "mount --bind /dev/null" : "mount -t tmpfs none"
        let shell = ["/bin/sh", "-c", "[ ! -e \(path) ] || \(hide) \(path) && exec \"$@\"", "sh", program]
        return try launch(
            "/usr/bin/unshare", Self.namespace + shell + arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
    }

    /// For other users than root, the namespace maps them to root.
    private static let namespace = geteuid() == 0 ? ["--mount"] : ["--map-root-user", "--mount"]

    private func skipWithoutNamespaces() throws {
        let result = try launch("/usr/bin/unshare", Self.namespace + ["mount", "-t", "tmpfs", "none", "/mnt"])
        try XCTSkipUnless(result.status == 0, "the system allows no mount namespaces here: \(result.error)")
    }

    private func arguments(_ locale: String, flavor: String = "uikit") -> [String] {
        [
            "render", "chat.yaml", "-o", "-", "--format", "png", "--locale", locale, "--time-zone", "Europe/Vienna",
            "--flavor", flavor,
        ]
    }

    func testDatesOfAllLanguagesNeedNoFiles() throws {
        try skipWithoutNamespaces()
        try writeChat()
        let locales = [
            "ar", "de_AT", "es_MX", "fr_CA", "hi_IN", "it", "ja_JP", "ko", "nl_NL", "pt_BR", "en_GB", "en_US",
        ]
        for locale in locales {
            for flavor in ["uikit", "swiftui"] {
                let usual = try run(arguments(locale, flavor: flavor))
                XCTAssertEqual(usual.status, 0, usual.error)
                let bare = try run(
                    hiding: "/usr/share/zoneinfo", arguments(locale, flavor: flavor))
                XCTAssertEqual(bare.status, 0, "\(locale): \(bare.error)")
                XCTAssertTrue(bare.output == usual.output, "\(locale), \(flavor): other bytes")
            }
        }
    }

    func testEachFolderMayBeMissing() throws {
        try skipWithoutNamespaces()
        try writeChat(messages: ["Hello **there** 👍", "日本 العربية"])
        let usual = try run(arguments("de_AT"))
        for path in Self.hidden {
            // Files that the test itself needs are kept.
            guard !Self.program.path.hasPrefix(path + "/"), !folder.path.hasPrefix(path + "/") else { continue }
            let bare = try run(hiding: path, arguments("de_AT"))
            XCTAssertEqual(bare.status, 0, "\(path): \(bare.error)")
            XCTAssertTrue(bare.output == usual.output, "without \(path): other bytes")
        }
    }

    func testEnvironmentMayBeEmpty() throws {
        try writeChat()
        let usual = try run(arguments("de_AT"))
        let bare = try launch("/usr/bin/env", ["-i", Self.program.path] + arguments("de_AT"))
        XCTAssertEqual(bare.status, 0, bare.error)
        XCTAssertTrue(bare.output == usual.output, "other bytes")
        for zone in ["Nowhere/At_All", "", ":/etc/shadow", "/dev/zero"] {
            XCTAssertTrue(try run(arguments("de_AT"), environment: ["TZ": zone]).output == usual.output, zone)
        }
    }

    /// Foundation's ICU uses the languages, time zones and words of the machine if there are any.
    func testICUOfTheMachineMakesNoDifference() throws {
        try writeChat(messages: ["12:00", "ភាសាខ្មែរគឺជាភាសាកំណើតរបស់ជនជាតិខ្មែរនៅប្រទេសកម្ពុជា"])
        let usual = try run(arguments("de_AT"))
        let data = folder.appendingPathComponent("icudt76l")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
        for name in ["zoneinfo64", "timezoneTypes", "root", "de", "de_AT", "supplementalData"] {
            for place in [folder!, data] {
                try Data(repeating: 7, count: 4000).write(to: place.appendingPathComponent("\(name).res"))
            }
        }
        let words = data.appendingPathComponent("brkitr")
        try FileManager.default.createDirectory(at: words, withIntermediateDirectories: false)
        for name in ["root.res", "line.brk", "khmerdict.dict"] {
            try Data(repeating: 7, count: 4000).write(to: words.appendingPathComponent(name))
        }
        for variable in ["ICU_DATA", "ICU_TIMEZONE_FILES_DIR"] {
            let result = try run(arguments("de_AT"), environment: [variable: folder.path])
            XCTAssertEqual(result.status, 0, "\(variable): \(result.error)")
            XCTAssertTrue(result.output == usual.output, "other bytes with \(variable)")
        }
        guard try launch("/usr/bin/unshare", Self.namespace + ["true"]).status == 0 else { return }
        let link = "mount -t tmpfs none /usr/share && mkdir /usr/share/icu && cp -R \(data.path) /usr/share/icu"
        let bare = try launch(
            "/usr/bin/unshare",
            Self.namespace + ["/bin/sh", "-c", "\(link) && exec \"$@\"", "sh", Self.program.path] + arguments("de_AT"))
        XCTAssertEqual(bare.status, 0, bare.error)
        XCTAssertTrue(bare.output == usual.output, "other bytes with files in /usr/share/icu")
    }

    // MARK: System errors

    func testReadOnlyFileSystem() throws {
        try skipWithoutNamespaces()
        try writeChat()
        try FileManager.default.createDirectory(atPath: path("out"), withIntermediateDirectories: false)
        let mount = "mount -t tmpfs -o ro none out"
        for command in ["render chat.yaml -o out/a.png", "render chat.yaml --pages --format svg -o out/a.svg"] {
            let result = try launch(
                "/usr/bin/unshare",
                Self.namespace + ["/bin/sh", "-c", "\(mount) && exec \"$0\" \(command)", Self.program.path])
            XCTAssertEqual(result.status, 3, "\(command): \(result.error)")
            XCTAssertTrue(result.error.contains("Read-only file system"), "\(command): \(result.error)")
            XCTAssertEqual(result.error.filter { $0 == "\n" }.count, 1, result.error)
        }
    }

    // MARK: Error messages

    private struct Report: Decodable {
        struct Finding: Decodable {
            let status: String
            let subject: String
            let package: String?
        }
        let findings: [Finding]
    }

    private func report(hiding path: String) throws -> [String: Report.Finding] {
        let result = try run(hiding: path, ["doctor", "--json"])
        XCTAssertEqual(result.status, 0, result.text)
        let report = try JSONDecoder().decode(Report.self, from: result.output)
        return Dictionary(report.findings.map { ($0.subject, $0) }) { first, _ in first }
    }

    func testDoctorNamesMissingFiles() throws {
        try skipWithoutNamespaces()
        let zones = try report(hiding: "/usr/share/zoneinfo")
        XCTAssertEqual(zones["time zone files"]?.status, "warning")
        XCTAssertEqual(zones["time zone files"]?.package, "tzdata")
        XCTAssertEqual(zones["dates"]?.status, "ok")
        XCTAssertEqual(zones["picture"]?.status, "ok")
        XCTAssertEqual(try report(hiding: "/proc")["/proc"]?.status, "warning")
    }

    // MARK: Tests of packages

    /// Tests with Foundation's formatters, like those of apps.
    func testTestsNeedNoTimeZoneFiles() throws {
        try skipWithoutNamespaces()
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
        for classes in ["GoldenTestingTests.AppFormatterTests", "RenderingTests.DateWriterTests"] {
            for path in ["/usr/share/zoneinfo", "/etc/localtime"] {
                let result = try run(hiding: path, [classes], of: tests)
                XCTAssertEqual(result.status, 0, "\(classes) without \(path): \(result.text) \(result.error)")
                XCTAssertTrue(result.text.contains(" 0 failures (0 unexpected)"), result.text)
                XCTAssertFalse(result.text.contains("Executed 0 tests"), result.text)
            }
        }
    }
}
