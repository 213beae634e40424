import Frames
import GoldenTesting
import HeadlessSwiftUI
import Previews
import XCTest

@testable import SwiftUIGoldenTesting

/// Previews as goldens.
@MainActor @preconcurrency
final class PreviewTests: XCTestCase {
    func testPreviews() {
        assertPreviews(in: "SwiftUIGoldenTestingTests")
    }

    func testOneProvider() {
        assertPreviews(of: Shelf.Top_Previews.self)
    }

    func testAllKindsOfProvidersAreFoundByName() {
        let collection = PreviewCollection(module: "SwiftUIGoldenTestingTests")
        XCTAssertEqual(collection.groups.map(\.name), ["BookRow", "Hidden", "MacroPreviews", "Shelf-Top"])
        XCTAssertEqual(collection.problems, [])
    }

    func testAModuleWithoutAProviderIsNamed() {
        XCTAssertEqual(
            PreviewCollection(module: "Frames").missing,
            "Frames has neither #Preview nor a PreviewProvider; name a module that the program links")
        XCTAssertNil(PreviewCollection(module: "SwiftUIGoldenTestingTests").missing)
    }

    func testPartsKeepTheirModifiers() throws {
        let parts = PreviewPart.all(of: BookRow_Previews.self)
        XCTAssertEqual(parts.map(\.displayName), ["light", nil, nil, "One", "Two"])
        XCTAssertEqual(parts.map(\.colorScheme), [nil, .dark, nil, nil, nil])
        XCTAssertEqual(
            parts.map(\.layout),
            [.sizeThatFits, .sizeThatFits, .fixed(width: 120, height: 40), .sizeThatFits, .sizeThatFits])
    }

    func testEqualNamesAreNumbered() {
        XCTAssertEqual(PreviewNames("Row", [nil]).all, ["Row"])
        XCTAssertEqual(PreviewNames("Row", ["dark"]).all, ["Row-dark"])
        XCTAssertEqual(
            PreviewNames("Row", [nil, "dark", "dark", nil]).all, ["Row-1", "Row-dark", "Row-dark-2", "Row-4"])
    }

    // MARK: #Preview

    func testPreviewsOfTheMacroKnowTheirPlaces() throws {
        let group = try XCTUnwrap(
            PreviewCollection(module: "SwiftUIGoldenTestingTests").groups.first { $0.name == "MacroPreviews" })
        XCTAssertEqual(group.sources.map(\.place?.line), [6, 10, 18, 22, 29, 36])
        let items = try group.items().map(\.item)
        XCTAssertEqual(items.map(\.displayName), ["dark", "state", "modifier", "label", "controller", nil])
        XCTAssertEqual(items[1].layout, .fixed(width: 140, height: 44))
        XCTAssertThrowsError(try PreviewCollection(module: "SwiftUIGoldenTestingTests").item(named: "dark")) {
            XCTAssertTrue("\($0)".contains("its previews are BookRow-light"), "\($0)")
        }
    }

    func testEntriesAndAnimatableDataCanBeSet() {
        var values = EnvironmentValues()
        XCTAssertEqual(values.rating, 5)
        values.rating = 3
        XCTAssertEqual(values.rating, 3)
    }

    // MARK: Devices

    func testDevicesAndOrientationsAreHonored() throws {
        let parts = try PreviewSource(Optional<OnDevices>.self).items()
        let sizes = try parts.prefix(3).map { part in
            guard case .device(let config) = try part.layout(on: .iPhone13) else { return CGSize.zero }
            return config.size ?? .zero
        }
        XCTAssertEqual(
            sizes, [CGSize(width: 390, height: 844), CGSize(width: 667, height: 375), CGSize(width: 844, height: 390)])
        XCTAssertThrowsError(try parts[3].layout(on: .iPhone13)) { error in
            XCTAssertTrue(
                "\(error)".hasPrefix("previewDevice “iPhone 99” is unknown; expected one of iPhone SE"), "\(error)")
        }
    }
}

/// The type of the previews below.
public enum OnDevices {}

/// Declared on a type of another module, so that it isn't among the previews of this one.
extension Optional: PreviewProvider where Wrapped == OnDevices {
    public static var previews: some View {
        Text("A").previewDevice("iPhone 13 Pro")
        Text("B").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeLeft)
        Text("C").previewInterfaceOrientation(.landscapeRight)
        Text("D").previewDevice("iPhone 99")
    }
}
