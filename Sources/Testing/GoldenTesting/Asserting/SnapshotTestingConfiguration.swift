import Foundation
import Frames
public import Goldens
public import Lint
import Rendering

/// The rules for all assertions in a scope, see `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the enclosing scope; `nil` outside of any.
    ///
    /// A task local, as in `swift-snapshot-testing`, whose users bind it by `$current.withValue(_:operation:)`.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// The configuration of an assertion for its calls on the main queue, where task locals aren't inherited.
    private enum OfAssertion: RenderContextKey {
        static let defaultValue: SnapshotTestingConfiguration? = nil
    }

    /// The configuration of the enclosing scope, or of the assertion that called the main queue.
    static var inForce: SnapshotTestingConfiguration? { current ?? RenderContext.value(of: OfAssertion.self) }

    /// Runs an assertion under settings, and carries its scope over to the main queue.
    static func keepingScope<Result>(
        under settings: RenderSettings, _ assertion: () throws -> Result
    ) rethrows -> Result {
        try RenderContext.with(inForce, for: OfAssertion.self) {
            try RenderSettings.withCurrent(settings, operation: assertion)
        }
    }

    /// Which goldens are written; `nil` for the enclosing setting.
    public var record: Record?

    /// The command that failures print; `nil` for the enclosing setting.
    public var diffTool: DiffTool?

    /// The folder of all goldens, absolute or relative to the package's folder; `nil` for the enclosing setting.
    public var folder: String?

    /// The maximum size of a new golden in bytes; `nil` for the enclosing setting, and at the outermost level for
    /// `MESSAGESHOT_SIZE_BUDGET` in the environment, or no limit.
    public var sizeBudget: SizeBudget?

    /// The layout lint for the goldens' layouts; `nil` for the enclosing setting, and at the outermost level for none.
    public var lint: LayoutLint?

    /// The folder of the system fonts that draw text, absolute or relative to the package's folder; `nil` for the
    /// enclosing setting, and at the outermost level for `MESSAGESHOT_SYSTEM_FONTS` in the environment, or the bundled
    /// fonts. Settings that name a folder themselves keep it.
    public var systemFonts: String?

    /// Creates a configuration. Omitted arguments keep the enclosing settings.
    public init(
        record: Record? = nil, diffTool: DiffTool? = nil, folder: String? = nil, sizeBudget: SizeBudget? = nil,
        lint: LayoutLint? = nil, systemFonts: String? = nil
    ) {
        self.record = record
        self.diffTool = diffTool
        self.folder = folder
        self.sizeBudget = sizeBudget
        self.lint = lint
        self.systemFonts = systemFonts
    }

    /// Which goldens are written. Unlike in `swift-snapshot-testing`, none are while the environment variable `CI` is
    /// set.
    public struct Record: Sendable, Equatable, ExpressibleByBooleanLiteral {
        /// `nil` for the enclosing setting.
        let mode: RecordMode?

        /// Missing goldens, and those whose pixels or frames differ at all.
        public static let all = Record(mode: .all)
        /// Missing goldens, and those that no longer match.
        public static let failed = Record(mode: .failed)
        /// Missing goldens.
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

        /// Creates ``all`` from `true`, and keeps the enclosing setting for `false`.
        public init(booleanLiteral value: Bool) {
            mode = value ? .all : nil
        }
    }

    /// A function that returns a command for two files, which failures print.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (_ expected: String, _ actual: String) -> String

        /// Whether this is ``default``, which adds nothing to a failure's own text.
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
        /// The two files as links, and a hint about other tools, in the words of `swift-snapshot-testing`. A failure
        /// names the files anyway and omits this text.
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
