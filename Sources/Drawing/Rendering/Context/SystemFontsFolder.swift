internal import Foundation
internal import Synchronization

/// The folder of Apple's system fonts that a process draws with unless settings name another one.
public enum SystemFontsFolder {
    /// The environment variable that names the folder.
    public static let variable = "MESSAGESHOT_SYSTEM_FONTS"

    private static let folder = Mutex(named(in: ProcessInfo.processInfo.environment))

    /// The absolute path of the environment's folder; `nil` if the bundled fonts are in force.
    public static var inEnvironment: String? { folder.withLock { $0 } }

    /// Puts a folder into the environment, so that this process and those that it starts draw with its fonts.
    ///
    /// - Parameter path: A path, absolute or relative to the current folder.
    public static func setInEnvironment(_ path: String) {
        let path = absolute(path)
        folder.withLock { $0 = path }
        setenv(variable, path, 1)
    }

    static func named(in environment: [String: String]) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : absolute($0) }
    }

    /// Returns a path that doesn't depend on the current folder.
    package static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
