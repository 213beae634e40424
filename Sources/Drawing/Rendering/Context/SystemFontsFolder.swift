internal import Foundation
internal import Synchronization

/// The folder of Apple's system fonts that settings name unless they are given another one.
public enum SystemFontsFolder {
    /// The environment variable that names the folder.
    public static let variable = "MESSAGESHOT_SYSTEM_FONTS"

    private static let ofProcess = Mutex(named(in: ProcessInfo.processInfo.environment))

    @TaskLocal private static var ofScope: String?

    /// The absolute path of the folder: that of the enclosing scope, or of the environment; `nil` for the bundled fonts.
    public static var current: String? { ofScope ?? ofProcess.withLock { $0 } }

    /// Runs `body` with a folder.
    ///
    /// - Parameter path: A path, absolute or relative to the current folder; `nil` for the enclosing one.
    package static func with<Result>(_ path: String?, _ body: () throws -> Result) rethrows -> Result {
        try $ofScope.withValue(path.map(absolute) ?? ofScope, operation: body)
    }

    /// Puts a folder into the environment, so that this process and those that it starts draw with its fonts.
    ///
    /// - Parameter path: A path, absolute or relative to the current folder.
    public static func setInEnvironment(_ path: String) {
        let path = absolute(path)
        ofProcess.withLock { $0 = path }
        setenv(variable, path, 1)
    }

    private static func named(in environment: [String: String]) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : absolute($0) }
    }

    /// Returns a path that doesn't depend on the current folder.
    static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
