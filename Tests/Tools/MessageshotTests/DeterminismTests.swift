import XCTest

/// The same command gives the same bytes, whoever calls it.
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
