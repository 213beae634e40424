import XCTest

/// Options whose value is `list`.
final class ValueListTests: ProgramTestCase {
    private func lines(_ arguments: String...) throws -> [String] {
        let result = try run(arguments)
        XCTAssertEqual(result.status, 0, "\(arguments)")
        XCTAssertEqual(result.error, "", "\(arguments)")
        XCTAssertTrue(result.text.hasSuffix("\n"))
        return result.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// No other arguments are required, and given ones are ignored.
    func testDevices() throws {
        let devices = try lines("render", "--device", "list")
        XCTAssertEqual(devices.count, 45)
        XCTAssertEqual(
            devices.first, "iPhone SE          375 × 667 points    2 pixels per point  top 20  bottom 0")
        XCTAssertTrue(
            devices.contains("iPhone 12          390 × 844 points    3 pixels per point  top 47  bottom 34  notch"))
        for arguments in [
            ["compare", "--device", "list"], ["app", "--device=list"], ["lint", "none.yaml", "--device", "list"],
            ["render", "none.yaml", "--width", "-1", "--device", "list", "-o", "/"],
        ] {
            XCTAssertEqual(try run(arguments).text, devices.joined(separator: "\n") + "\n", "\(arguments)")
        }
        XCTAssertEqual(try contents(), [])
    }

    func testOtherOptions() throws {
        XCTAssertEqual(try lines("render", "--content-size", "list").count, 12)
        XCTAssertEqual(
            try lines("render", "--content-size", "list")[3], "large                              body 17 points")
        XCTAssertTrue(try lines("render", "--time-zone", "list").contains("Europe/Amsterdam"))
        XCTAssertEqual(try lines("compare", "--chrome", "list"), ["none", "bars", "device"])
        XCTAssertEqual(try lines("render", "--flavor", "list"), ["uikit", "swiftui"])
        XCTAssertEqual(try lines("symbols", "--weight", "list").count, 9)
        for option in ["--screen", "--state", "--appearance", "--format"] {
            XCTAssertFalse(try lines("render", option, "list").isEmpty, option)
        }
        XCTAssertTrue(try lines("lint", "--rule", "list").contains("truncation"))
    }

    /// A file, a user or a channel may have the name.
    func testOtherValuesAreNoLists() throws {
        try assertFails("render", "list", saying: "list: there is no such file")
        try writeChat(to: "list")
        XCTAssertEqual(try run("render", "list", "--channel", "Rebels", "--me", "list").status, 2)
        try assertFails("render", "list", "--style", "list2", saying: "list2: there is no such file")
        try assertFails("symbols", "--device", "list", saying: "unknown option --device (see --help)")
        try assertFails(
            "render", "--", "--device", "list", saying: "“list” is an extra argument; see --help")
    }
}
