import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
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
    place.assert(provider, named: PreviewCollection.name(of: provider), on: config)
}

/// Compares each preview of each provider of a module with its golden.
///
///     func testPreviews() {
///         assertPreviews(in: "BookClub")
///     }
///
/// Providers are found in the program, including private and nested ones, and sorted by name. A module without any
/// fails.
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
    collection.problems.forEach(place.report)
    for entry in collection.entries { place.assert(entry.provider, named: entry.name, on: config) }
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

    func assert<Provider: PreviewProvider>(
        _ provider: Provider.Type, named name: String, on config: ViewImageConfig
    ) {
        // The test waits for the main queue.
        nonisolated(unsafe) let provider = provider
        let parts = MainQueue.runUnchecked { MainActor.assumeIsolated { Parts(PreviewPart.all(of: provider)) } }.all
        if parts.isEmpty { report("\(name) has no previews: its body consists of nothing") }
        for (part, variant) in zip(parts, PreviewNames(name, parts.map(\.displayName)).all) {
            do {
                let layout = try part.layout(on: config)
                let style = part.colorScheme.map { $0 == .dark ? UIUserInterfaceStyle.dark : .light }
                assertSnapshot(
                    of: part.view,
                    as: .image(layout: layout, traits: UITraitCollection(userInterfaceStyle: style ?? .unspecified)),
                    named: variant, record: recording, fileID: fileID, file: filePath, testName: testName, line: line,
                    column: column)
            } catch {
                report("\(variant): \(error)")
            }
        }
    }

    /// Views that are passed from the main queue to the test, their only owner.
    private struct Parts: @unchecked Sendable {
        let all: [PreviewPart]

        init(_ all: [PreviewPart]) { self.all = all }
    }
}
