import Foundation
import Goldens

/// What holds for all assertions in a scope, see ``withSnapshotTesting(record:diffTool:folder:sizeBudget:operation:)``.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the scope that the calling code runs in.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    public var record: Record?
    public var diffTool: DiffTool?

    /// The folder of all goldens, absolute or from the package's folder on.
    public var folder: String?

    /// The most bytes that a new golden may have.
    public var sizeBudget: Int?

    public init(record: Record? = nil, diffTool: DiffTool? = nil, folder: String? = nil, sizeBudget: Int? = nil) {
        self.record = record
        self.diffTool = diffTool
        self.folder = folder
        self.sizeBudget = sizeBudget
    }

    /// Which goldens are written. Where the environment's `CI` is set, none ever is.
    public struct Record: Sendable, Equatable, ExpressibleByBooleanLiteral {
        let mode: RecordMode

        /// All whose pixels or frames are others than before.
        public static let all = Record(mode: .all)
        /// Those that are not there, and those that no longer match.
        public static let failed = Record(mode: .failed)
        /// Those that are not there.
        public static let missing = Record(mode: .missing)
        /// None.
        public static let never = Record(mode: .never)

        private init(mode: RecordMode) {
            self.mode = mode
        }

        /// - Parameter rawValue: `all`, `failed`, `missing` or `never`.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// `true` is ``all``, `false` is ``missing``.
        public init(booleanLiteral value: Bool) {
            mode = value ? .all : .missing
        }
    }

    /// Makes a command of the paths of two pictures, which a failure prints.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ expected: String, _ actual: String) -> String

        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// - Parameter value: A program that takes the two paths.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \($0) \($1)" }
        }

        public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }
        public static let `default` = DiffTool { "  expected: \($0)\n  actual: \($1)" }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// The configuration of a scope inside of this one.
    func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool, folder: folder ?? outer?.folder,
            sizeBudget: sizeBudget ?? outer?.sizeBudget)
    }
}

/// Runs `operation` with other rules for the assertions in it. What is left out is as outside.
///
/// - Parameters:
///   - record: Which goldens are written.
///   - diffTool: Makes a command that failures print.
///   - folder: The folder of all goldens, absolute or from the package's folder on.
///   - sizeBudget: The most bytes that a new golden may have.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: Int? = nil, operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget)
    return try SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.current)
    ) { try operation() }
}

/// Runs `operation` with other rules for the assertions in it. What is left out is as outside.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: Int? = nil, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.current)
    ) { try await operation() }
}
