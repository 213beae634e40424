import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import Previews
import Rendering

/// Compares each preview of a provider with its golden.
///
///     func testPreviews() {
///         assertPreviews(of: BookRow_Previews.self)
///     }
///
/// The goldens are named by the provider and by `previewDisplayName`, or by numbers if several previews have no name:
/// `previews.BookRow.png`, `previews.BookRow-dark.png`.
///
/// - Parameters:
///   - provider: The type whose `previews` are drawn.
///   - config: The device of previews with neither `previewLayout` nor `previewDevice`.
///   - recording: Which goldens are written; `nil` for the setting of the scope, the trait or the environment.
public func assertPreviews<Provider: PreviewProvider>(
    of provider: Provider.Type,
    on config: ViewImageConfig = .iPhone13,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = PreviewPlace(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, recording: recording)
    let source = PreviewSource(provider)
    place.assert([source], named: source.name, on: config)
}

/// Compares each preview of a module with its golden: those of `#Preview`, and those of providers.
///
///     func testPreviews() {
///         assertPreviews(in: "BookClub")
///     }
///
/// Previews are found in the program, including private and nested ones, and sorted by name. A module without any fails.
/// The goldens of `#Preview` are named by the file and the preview, or its number if it has no name and isn't alone:
/// `previews.BookRow-dark.png`.
///
/// - Parameters:
///   - module: The name of the module; `nil` for the test's module without the suffix `Tests`.
///   - config: The device of previews with neither `previewLayout` nor `previewDevice`.
///   - recording: Which goldens are written; `nil` for the setting of the scope, the trait or the environment.
public func assertPreviews(
    in module: String? = nil,
    on config: ViewImageConfig = .iPhone13,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = PreviewPlace(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, recording: recording)
    let target = "\(fileID)".prefix { $0 != "/" }
    let own = target.hasSuffix("Tests") ? target.dropLast(5) : target
    let collection = PreviewCollection(module: module ?? String(own))
    (collection.problems + [collection.missing].compactMap { $0 }).forEach(place.report)
    for group in collection.groups { place.assert(group.sources, named: group.name, on: config) }
}

/// The place of an assertion about previews.
private struct PreviewPlace {
    let fileID, filePath: StaticString
    let testName: String
    let line, column: UInt
    let recording: SnapshotTestingConfiguration.Record?

    func report(_ problem: String) {
        TestFailure.report(problem, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// - Parameter sources: Those of one name, in order.
    func assert(_ sources: [PreviewSource], named name: String, on config: ViewImageConfig) {
        // The test waits for the main queue.
        nonisolated(unsafe) let sources = sources
        let items: [PreviewItem]
        do {
            items = try MainQueue.runUnchecked {
                try MainActor.assumeIsolated { Items(try sources.flatMap { try $0.items() }) }
            }
            .all
        } catch {
            return report("\(name): \(error)")
        }
        if items.isEmpty { report("\(name) has no previews: its body consists of nothing") }
        for (item, variant) in zip(items, PreviewNames(name, items.map(\.displayName)).all) {
            do {
                try assert(item, named: variant, on: config)
            } catch {
                report("\(variant): \(error)")
            }
        }
    }

    private func assert(_ item: PreviewItem, named variant: String, on config: ViewImageConfig) throws {
        let layout = try item.layout(on: config)
        let settings = RenderSettings.aroundAssertion.applying(layout.traits)
        nonisolated(unsafe) let item = item
        let prepared = try MainQueue.runUnchecked {
            try MainActor.assumeIsolated { Prepared(try item.preparedContent(in: settings)) }
        }
        assertSnapshot(
            of: prepared.content, as: .image(layout: layout, traits: prepared.traits), named: variant,
            record: recording, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }

    /// Previews that are passed from the main queue to the test, their only owner.
    private struct Items: @unchecked Sendable {
        let all: [PreviewItem]

        init(_ all: [PreviewItem]) { self.all = all }
    }

    /// A view that is passed from the main queue to the test, its only owner.
    private struct Prepared: @unchecked Sendable {
        let content: PreviewContent
        let traits: UITraitCollection

        init(_ prepared: (PreviewContent, UITraitCollection)) { (content, traits) = prepared }
    }
}
