import Foundation
import HeadlessUIKit
import XCTest

/// Importing the views provides the types that Foundation lacks on Linux, even those that it declares as unavailable.
@MainActor @preconcurrency
final class LocalizedTextTests: XCTestCase {
    func testFoundationsTextsComeWithTheViews() {
        let label = UILabel()
        label.text = String(localized: "year \(2024)")
        XCTAssertEqual(label.text, "year 2,024")
        label.text = 2024.formatted()
        XCTAssertEqual(label.text, "2,024")
        let durations = DateComponentsFormatter()
        durations.unitsStyle = .full
        XCTAssertEqual(durations.string(from: 60), "1 minute")
        let measurements = MeasurementFormatter()
        measurements.unitOptions = .providedUnit
        XCTAssertEqual(measurements.string(from: Measurement(value: 5, unit: UnitLength.kilometers)), "5 km")
        XCTAssertEqual(ListFormatter.localizedString(byJoining: ["a", "b"]), "a and b")
        XCTAssertEqual(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -3600), "1 hour ago")
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Maya", "Lind")
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: name), "Maya Lind")
    }
}
