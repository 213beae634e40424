import BuiltPrograms
import ChatFuzzTargets
import ChatModels
import FuzzTargets
import XCTest

/// The cases of `make fuzz GROWTH=1`. No times are measured here.
final class GrowthTests: XCTestCase {
    /// All names of keys in a schema.
    private func keys(_ schema: Tree) -> Set<String> {
        let own = Set((schema["properties"]?.entries ?? []).map(\.key))
        return (schema.elements + schema.entries.map(\.value)).reduce(own) { $0.union(keys($1)) }
    }

    /// Runs `messageshot schema`.
    private func schema(_ argument: String) throws -> String {
        let run = try Run(
            BuiltProgram.path(of: "messageshot"), ["schema", argument], in: FileManager.default.temporaryDirectory)
        XCTAssertEqual(run.status, 0, run.error)
        return run.text
    }

    /// The formats that the program reads.
    private static let kinds = ["conversation", "style", "annotations", "pictures", "jobs"]

    /// The formats that it only writes.
    private static let writtenKinds = ["frames"]

    func testAllKindsAreCovered() throws {
        let words = try schema("--help").split { !$0.isLetter }.map(String.init)
        XCTAssertEqual(
            words.drop { $0 != "values" }.dropFirst().prefix { $0 != "default" }.map { $0 },
            Self.kinds + Self.writtenKinds)
    }

    func testEveryKeyOfEachSchemaIsRepeated() throws {
        for kind in Self.kinds {
            let json = try schema(kind)
            let schema = try XCTUnwrap(Tree(Data(json.utf8), name: "schema.json"))
            let growth = SchemaGrowth(schema: json)
            let named = Set(
                growth.constructs.flatMap { $0.path.split(whereSeparator: { ".[]{}, ".contains($0) }).map(String.init) }
            )
            XCTAssertGreaterThan(named.count, 10, kind)
            // The remaining keys: not lists, not inside lists, and not texts.
            XCTAssertEqual(keys(schema).subtracting(named).subtracting(growth.keysOfOne).sorted(), [], kind)
        }
        let paths = SchemaGrowth(schema: ConversationSchema.json).constructs.map(\.path)
        for path in ["messages[]", "messages[].read-by[]", "messages[].text, letters", "users{}", "channels[]"] {
            XCTAssertTrue(paths.contains(path), path)
        }
    }

    func testMeasuredSchemasArePrintedSchemas() throws {
        let names = Set((GrowthCase.readers + GrowthCase.chat).map(\.name))
        for (kind, target) in [
            ("conversation", "conversation"), ("style", "style"), ("annotations", "annotations"),
            ("pictures", "project"),
        ] {
            let missing = try SchemaGrowth(schema: schema(kind)).constructs.filter {
                !names.contains("\(target) \($0.path)")
            }
            XCTAssertEqual(missing.map(\.path), [], kind)
        }
    }

    func testEveryExportSourceIsRepeated() {
        let names = GrowthCase.readers.map(\.name)
        for start in [
            "export-slack", "export-whatsapp", "export-whatsapp iMessage", "export-telegram", "export-telegram Signal",
            "export-stream", "export-stream events", "payload",
        ] {
            XCTAssertGreaterThan(names.count { $0.hasPrefix("\(start) ") }, 3, start)
        }
        XCTAssertEqual(Set(names).count, names.count)
    }

    func testInputsRepeatTheirElement() {
        for each in GrowthCase.readers {
            XCTAssertGreaterThan(each.input(50).count, each.input(5).count, each.name)
        }
    }

    func testMostInputsAreRead() {
        for start in ["conversation ", "export-", "payload "] {
            let cases = GrowthCase.readers.filter { $0.name.hasPrefix(start) }
            let refused = cases.filter { !$0.run($0.input(3)) }.map(\.name)
            XCTAssertLessThan(refused.count, cases.count / 5, "\(refused)")
        }
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
