import Foundation
import Frames
public import Goldens
public import Lint
import Rendering

/// The rules for all assertions in a scope, see `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the scope around the calling code; `nil` outside of any.
    ///
    /// A task local, as in `swift-snapshot-testing`, whose users bind it by `$current.withValue(_:operation:)`.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// The configuration of an assertion, for what it calls on the main queue, where task locals don't follow.
    private enum OfAssertion: RenderContextKey {
        static let defaultValue: SnapshotTestingConfiguration? = nil
    }

    /// The configuration of the scope around the calling code, or around the assertion that calls it on the main queue.
    static var inForce: SnapshotTestingConfiguration? { current ?? RenderContext.value(of: OfAssertion.self) }

    /// Runs an assertion under settings. The scope around it is in force on the main queue too.
    static func keepingScope<Result>(
        under settings: RenderSettings, _ assertion: () throws -> Result
    ) rethrows -> Result {
        try RenderContext.with(inForce, for: OfAssertion.self) {
            try RenderSettings.withCurrent(settings, operation: assertion)
        }
    }

    /// Which goldens are written; `nil` for what holds outside.
    public var record: Record?

    /// The command that failures print; `nil` for what holds outside.
    public var diffTool: DiffTool?

    /// The folder of all goldens, absolute or from the package's folder on; `nil` for what holds outside.
    public var folder: String?

    /// The most bytes that a new golden may have; `nil` for what holds outside, and in the end for
    /// `MESSAGESHOT_SIZE_BUDGET` in the environment, or no limit.
    public var sizeBudget: SizeBudget?

    /// The layout lint that looks at what goldens draw; `nil` for what holds outside, and in the end for none.
    public var lint: LayoutLint?

    /// Creates a configuration; what is left out is as outside of the scope.
    public init(
        record: Record? = nil, diffTool: DiffTool? = nil, folder: String? = nil, sizeBudget: SizeBudget? = nil,
        lint: LayoutLint? = nil
    ) {
        self.record = record
        self.diffTool = diffTool
        self.folder = folder
        self.sizeBudget = sizeBudget
        self.lint = lint
    }

    /// The goldens that are written. If the environment variable `CI` is set, none ever is, other than in
    /// `swift-snapshot-testing`.
    public struct Record: Sendable, Equatable, ExpressibleByBooleanLiteral {
        /// `nil` for what holds outside.
        let mode: RecordMode?

        /// Goldens that are not there, and those whose pixels or frames differ at all.
        public static let all = Record(mode: .all)
        /// Goldens that are not there, and those that no longer match.
        public static let failed = Record(mode: .failed)
        /// Goldens that are not there.
        public static let missing = Record(mode: .missing)
        /// No golden.
        public static let never = Record(mode: .never)

        private init(mode: RecordMode?) {
            self.mode = mode
        }

        /// - Parameter rawValue: `all`, `failed`, `missing` or `never`.
        /// - Returns: `nil` for any other text.
        public init?(rawValue: String) {
            guard let mode = RecordMode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }

        /// Creates ``all`` from `true`. With `false`, what holds outside goes on.
        public init(booleanLiteral value: Bool) {
            mode = value ? .all : nil
        }
    }

    /// A function that makes a command of the paths of two files; failures print it.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ expected: String, _ actual: String) -> String

        /// Whether this is ``default``, which says what failures say anyway.
        let isDefault: Bool

        /// - Parameter command: Returns the command for the absolute paths of the golden's copy and of the new file.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.init(isDefault: false, command)
        }

        private init(isDefault: Bool, _ command: @escaping @Sendable (String, String) -> String) {
            self.command = command
            self.isDefault = isDefault
        }

        /// - Parameter value: The name of a program that takes the two paths as its arguments.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \($0) \($1)" }
        }

        /// The command of Kaleidoscope.
        public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }
        /// The two files as links, and how to name a tool: the words of `swift-snapshot-testing`. A failure names the
        /// files in any case, and leaves these words out.
        public static let `default` = DiffTool(isDefault: true) {
            """
            @−
            "file://\($0)"
            @+
            "file://\($1)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }
            """
        }

        /// Returns the command for the absolute paths of two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}
