import CConformances
import XCTest

@testable import messageshot

/// The findings of `messageshot doctor` about the index of conformances.
final class ConformanceFindingsTests: XCTestCase {
    private func line(_ state: ConformanceIndexState, records: Int) -> String {
        ConformanceFindings.finding(state, records: records).line
    }

    func testAnIndexThatAnswers() {
        XCTAssertEqual(
            line(.answers, records: 12_345), "ok       conformances        the index answers for 12345 records")
    }

    func testMoreRecordsThanTheIndexHolds() {
        XCTAssertEqual(
            line(messageshot_index_state_for(1, 70_000), records: 70_000),
            "warning  conformances        the index is off: it holds 65534 records, but the program has 70000; pictures "
                + "are the same, but take longer")
    }

    func testEveryReasonIsASeparateWarning() {
        let states: [ConformanceIndexState] = [
            .isNotLinked, .lacksImages, .isTooSmall, .lacksWitnesses, .lacksMemory,
        ]
        let findings = states.map { ConformanceFindings.finding($0, records: 7) }
        XCTAssertEqual(Set(findings.map(\.status)), [.warning])
        XCTAssertEqual(Set(findings.map(\.text)).count, states.count)
    }

    /// The state of a program that is built without the linker's flags.
    func testProgramsThatAreBuiltWithoutMake() {
        XCTAssertEqual(
            ConformanceFindings.all.map(\.line),
            [
                "warning  conformances        the index is off: the program was linked without it; build with make; "
                    + "pictures are the same, but take longer"
            ])
    }
}
