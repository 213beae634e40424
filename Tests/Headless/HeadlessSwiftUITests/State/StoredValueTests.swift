import Foundation
import HeadlessSwiftUI
import XCTest

final class StoredValueTests: XCTestCase {
    private enum Size: Int { case small = 5, large = 50 }

    func testOneKeyIsOneValueInAPicture() {
        struct First: View {
            @AppStorage("size") private var size = Size.small

            var body: some View { Box(size.rawValue) }
        }
        struct Second: View {
            @AppStorage("size") private var size = Size.small

            var body: some View { Color.blue.onAppear { size = .large } }
        }
        XCTAssertEqual(
            Drawn {
                HStack {
                    First(); Second()
                }
            }.widths, [50])
        XCTAssertEqual(Drawn { First() }.widths, [5], "The next picture begins anew.")
    }

    func testCustomUserDefaults() {
        struct Stored: View {
            @AppStorage("width") private var width = 1

            var body: some View { Box(width) }
        }
        let defaults = UserDefaults(suiteName: "StoredValueTests")!
        defaults.set(17, forKey: "width")
        defer { defaults.removePersistentDomain(forName: "StoredValueTests") }
        nonisolated(unsafe) let store = defaults
        XCTAssertEqual(Drawn { Stored().defaultAppStorage(store) }.widths, [17])
        XCTAssertEqual(Drawn { Stored() }.widths, [1])
    }

    func testScaledMetrics() {
        struct Scaled: View {
            @ScaledMetric private var width = 20.0

            var body: some View { Box(Int(width)) }
        }
        XCTAssertEqual(Drawn { Scaled() }.widths, [20])
        XCTAssertGreaterThan(Drawn { Scaled().environment(\.dynamicTypeSize, .accessibility3) }.widths[0], 30)
    }

    func testNamespacesDiffer() {
        struct Names: View {
            @Namespace private var first
            @Namespace private var second

            var body: some View { Box(first == second ? 1 : 2) }
        }
        XCTAssertEqual(Drawn { Names() }.widths, [2])
    }
}
