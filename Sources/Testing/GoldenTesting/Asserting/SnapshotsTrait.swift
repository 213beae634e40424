import Goldens
public import Lint
import Testing

/// Sets rules for all snapshot assertions of a suite or a test, see `Trait.snapshots(record:diffTool:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// The rules apply to nested suites as well.
    public var isRecursive: Bool { true }

    /// Runs a test with the rules, and numbers its unnamed assertions from one.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotTestingConfiguration.$current.withValue(
            configuration.inside(SnapshotTestingConfiguration.inForce)
        ) {
            guard testCase != nil else { return try await function() }
            try await TestInvocation.$scoped.withValue(TestInvocation()) { try await function() }
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Sets which goldens are written, the command that failures print, the maximum size of new goldens, the lint that
    /// checks their layouts, and the folder of the system fonts that draw them.
    ///
    ///     @Suite(.snapshots(record: .failed))
    ///     struct BadgeTests {
    ///         @Test func shortName() { assertSnapshot(of: BadgeView(name: "Leia"), as: .image) }
    ///     }
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
        folder: String? = nil, sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, systemFonts: String? = nil
    ) -> Self {
        .snapshots(
            SnapshotTestingConfiguration(
                record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget, lint: lint,
                systemFonts: systemFonts))
    }

    /// Sets whether all goldens are written: `true` writes them, `false` and `nil` keep the enclosing setting.
    @_disfavoredOverload
    public static func snapshots(
        record: Bool?, diffTool: SnapshotTestingConfiguration.DiffTool? = nil, folder: String? = nil,
        sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, systemFonts: String? = nil
    ) -> Self {
        .snapshots(
            record: SnapshotTestingConfiguration.Record(record), diffTool: diffTool, folder: folder,
            sizeBudget: sizeBudget, lint: lint, systemFonts: systemFonts)
    }

    /// Sets rules for the assertions of a suite or a test.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration: configuration)
    }
}
