import Foundation

/// Mistakes of views that are told and drawn around: a missing environment object, a frame without end.
public enum ViewProblems {
    /// Called with one line for each problem; by default it goes to standard error.
    @TaskLocal public static var handler: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }

    /// Tells of a problem.
    package static func report(_ message: String) { handler(message) }
}
