import Foundation
import Frames

/// The reports of layout about contradictions between constraints and about layout without an end.
public enum LayoutDiagnostics {
    /// Receives each message of a render; by default it goes to standard error.
    @TaskLocal public static var handler: @Sendable (String) -> Void = { message in
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }

    /// Views that are drawn from another thread report to the handler of that thread.
    static let isCarried: Void = MainQueue.carry($handler)

    static func report(_ message: String) { handler(message) }
}
