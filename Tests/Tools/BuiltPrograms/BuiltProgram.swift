import Foundation

/// The programs that are built with the tests.
public enum BuiltProgram {
    /// Returns the path of a program.
    public static func path(of name: String) -> String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent(name).path
    }
}
