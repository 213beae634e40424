import ChatFuzzTargets
import ChatModels
import FuzzTargets
import XCTest

/// What `make fuzz GROWTH=1` measures. Nothing is timed here.
final class GrowthTests: XCTestCase {
    /// All names of keys in a schema.
    private func keys(_ schema: Tree) -> Set<String> {
        let own = Set((schema["properties"]?.entries ?? []).map(\.key))
        return (schema.elements + schema.entries.map(\.value)).reduce(own) { $0.union(keys($1)) }
    }

    func testEveryKeyIsThereManyTimes() throws {
        let schema = try XCTUnwrap(Tree(Data(ConversationSchema.json.utf8), name: "schema.json"))
        let growth = SchemaGrowth(schema: ConversationSchema.json)
        let paths = growth.things.map(\.path)
        let named = Set(
            paths.flatMap { $0.split(whereSeparator: { ".[]{}, ".contains($0) }).map(String.init) })
        // What is neither in a list nor one itself, nor a text.
        XCTAssertEqual(keys(schema).subtracting(named).subtracting(growth.keysOfOne).sorted(), [])
        XCTAssertLessThan(growth.keysOfOne.subtracting(named).count, 6)
        for path in ["messages[]", "messages[].read-by[]", "messages[].text, letters", "users{}", "channels[]"] {
            XCTAssertTrue(paths.contains(path), path)
        }
    }

    func testInputsHaveAThingManyTimes() {
        for each in GrowthCase.readers {
            XCTAssertGreaterThan(each.input(50).count, each.input(5).count, each.name)
        }
    }

    func testMostInputsAreRead() {
        let readers = GrowthCase.readers.filter { $0.name.hasPrefix("conversation ") }
        let refused = readers.filter { !$0.run($0.input(3)) }.map(\.name)
        XCTAssertLessThan(refused.count, readers.count / 4, "\(refused)")
    }

    func testExponent() {
        for exponent in [1.0, 1.5, 2.0, 3.0] {
            var growth = Growth(base: 0.01)
            for count in [256, 512, 1024, 2048] {
                growth.add(count, 0.01 + pow(Double(count) / 1000, exponent), isAccepted: true)
            }
            XCTAssertEqual(growth.exponent, exponent, accuracy: 0.001)
        }
    }
}
