import Foundation
import Frames
import Goldens

/// The rules for all assertions in a scope, see `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the scope around the calling code; `nil` outside of any.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// What an assertion calls on the main queue is in the scope of the assertion.
    static let isCarried: Void = MainQueue.carry($current)

    /// Which goldens are written; `nil` for what holds outside.
    public var record: Record?

    /// The command that failures print; `nil` for what holds outside.
    public var diffTool: DiffTool?

    /// The folder of all goldens, absolute or from the package's folder on; `nil` for what holds outside.
    public var folder: String?

    /// The most bytes that a new golden may have; `nil` for what holds outside, and in the end for 20 KiB.
    public var sizeBudget: Int?

    /// Creates a configuration; what is left out is as outside of the scope.
    public init(record: Record? = nil, diffTool: DiffTool? = nil, folder: String? = nil, sizeBudget: Int? = nil) {
        self.record = record
        self.diffTool = diffTool
        self.folder = folder
        self.sizeBudget = sizeBudget
    }

    /// The goldens that are written. If the environment variable `CI` is set, none ever is, other than in
    /// `swift-snapshot-testing`.
    public struct Record: Sendable, Equatable, ExpressibleByBooleanLiteral {
        let mode: RecordMode

        /// Goldens that are not there, and those whose pixels or frames differ at all.
        public static let all = Record(mode: .all)
        /// Goldens that are not there, and those that no longer match.
        public static let failed = Record(mode: .failed)
        /// Goldens that are not there.
        public static let missing = Record(mode: .missing)
        /// No golden.
        public static let never = Record(mode: .never)

        private init(mode: RecordMode) {
            self.mode = mode
        }

        /// - Parameter rawValue: `all`, `failed`, `missing` or `never`.
        /// - Returns: `nil` for any other text.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// Creates ``all`` from `true` and ``missing`` from `false`.
        public init(booleanLiteral value: Bool) {
            mode = value ? .all : .missing
        }
    }

    /// A function that makes a command of the paths of two files; failures print it.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ expected: String, _ actual: String) -> String

        /// - Parameter command: Returns the command for the absolute paths of the golden's copy and of the new file.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// - Parameter value: The name of a program that takes the two paths as its arguments.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \($0) \($1)" }
        }

        /// The command of Kaleidoscope.
        public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }
        /// The two paths, a line each.
        public static let `default` = DiffTool { "  expected: \($0)\n  actual: \($1)" }

        /// Returns the command for the absolute paths of two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// Returns the configuration with what it leaves open filled in from the scope around it.
    func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(
            record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool, folder: folder ?? outer?.folder,
            sizeBudget: sizeBudget ?? outer?.sizeBudget)
    }
}

/// Runs `operation` with other rules for the assertions in it. What is left out is as outside.
///
/// - Parameters:
///   - record: The goldens that are written.
///   - diffTool: The command that failures print.
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

/// Runs an asynchronous `operation` with other rules for the assertions in it. What is left out is as outside.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    folder: String? = nil, sizeBudget: Int? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, folder: folder, sizeBudget: sizeBudget)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.current)
    ) { try await operation() }
}
