import Goldens
public import Lint

extension SnapshotTestingConfiguration {
    /// Returns the configuration with what it leaves open filled in from the scope around it.
    ///
    /// In the end, the tool is the one of the whole process: what stands in a scope is what failures print there.
    func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record?.mode == nil ? outer?.record : record,
            diffTool: diffTool ?? outer?.diffTool ?? LegacySettings.diffTool ?? .default,
            folder: folder ?? outer?.folder, sizeBudget: sizeBudget ?? outer?.sizeBudget,
            lint: lint ?? outer?.lint)
    }
}

/// Runs `operation` with other rules for the assertions in it. What is left out is as outside.
///
/// - Parameters:
///   - record: The goldens that are written.
///   - diffTool: The command that failures print.
///   - folder: The folder of all goldens, absolute or from the package's folder on.
///   - sizeBudget: The most bytes that a new golden may have.
///   - lint: Looks at what image goldens draw; what it finds are notes of the golden, and failures in strict mode.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget, lint: lint)
    return try SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.inForce), operation: operation)
}

/// Runs an asynchronous `operation` with other rules for the assertions in it. What is left out is as outside.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget, lint: lint)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.inForce)
    ) {
        try await operation()
    }
}
