import Goldens
public import Lint

extension SnapshotTestingConfiguration {
    /// Returns the configuration with unset values filled in from the enclosing scope.
    ///
    /// The process-wide tool comes last: a tool that a scope sets takes precedence.
    func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record?.mode == nil ? outer?.record : record,
            diffTool: diffTool ?? outer?.diffTool ?? LegacySettings.diffTool ?? .default,
            folder: folder ?? outer?.folder, sizeBudget: sizeBudget ?? outer?.sizeBudget,
            lint: lint ?? outer?.lint, systemFonts: systemFonts ?? outer?.systemFonts)
    }
}

/// Runs `operation` with other rules for the assertions in it. Omitted arguments keep the enclosing settings.
///
/// - Parameters:
///   - record: The goldens that are written.
///   - diffTool: The command that failures print.
///   - folder: The folder of all goldens, absolute or relative to the package's folder.
///   - sizeBudget: The maximum size of a new golden in bytes.
///   - lint: Checks the layouts of image goldens. Findings become notes of the golden, and failures in strict mode.
///   - systemFonts: The folder of the system fonts that draw text, absolute or relative to the package's folder.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, systemFonts: String? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget, lint: lint, systemFonts: systemFonts
    )
    return try SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.inForce), operation: operation)
}

/// Runs an asynchronous `operation` with other rules for the assertions in it. Omitted arguments keep the enclosing
/// settings.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: SizeBudget? = nil, lint: LayoutLint? = nil, systemFonts: String? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget, lint: lint, systemFonts: systemFonts
    )
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.inForce)
    ) {
        try await operation()
    }
}
