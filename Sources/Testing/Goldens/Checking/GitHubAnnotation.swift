import Console
import Foundation

/// A line that GitHub Actions shows next to the code: `::error file=Tests/LabelTests.swift,line=12,title=…::…`.
public struct GitHubAnnotation: Sendable, Equatable, CustomStringConvertible {
    /// The severity of an annotation.
    public enum Level: String, Sendable {
        case error, warning
    }

    /// The severity.
    public let level: Level

    /// The place in the code, relative to the repository's folder; `nil` if unknown.
    public let source: SourcePlace?

    /// The first line: the golden's or the test's name.
    public let title: String

    /// The text, on any number of lines.
    public let message: String

    /// The line, to be written to standard output.
    public var description: String {
        let place = source.map { [("file", $0.file), ("line", "\($0.line)")] } ?? []
        let properties = (place + [("title", title)]).map { "\($0)=\(Self.escaped($1, isProperty: true))" }
        return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message, isProperty: false))"
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.printableLines.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension GitHubAnnotation {
    /// Whether annotations are enabled: GitHub Actions sets the variable.
    public static func isWanted(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        environment["GITHUB_ACTIONS"] == "true"
    }

    /// Returns an error for a failure, warnings for the notes of a passing golden, and nothing otherwise.
    ///
    /// - Parameters:
    ///   - package: The folder of the package, anywhere in the repository.
    ///   - environment: The environment variables. GitHub sets one to the repository's folder.
    public static func annotations(
        for result: GoldenResult, package: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [GitHubAnnotation] {
        var source = result.source
        source.file = path(of: source.file, package: package, environment)
        func annotation(_ level: Level, _ message: String) -> GitHubAnnotation {
            let message = message.replacingOccurrences(of: "\(package)/", with: "")
            return GitHubAnnotation(level: level, source: source, title: result.id, message: message)
        }
        if result.fails { return [annotation(.error, result.message ?? result.outcome.rawValue)] }
        return result.notes.map { annotation(.warning, "\($0)") }
    }

    /// Returns an annotation for a test that failed or didn't finish; `nil` for a skipped one.
    ///
    /// - Parameters:
    ///   - package: The folder of the package, anywhere in the repository.
    ///   - environment: The environment variables. GitHub sets one to the repository's folder.
    public static func annotation(
        for test: UnfinishedTest, package: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> GitHubAnnotation? {
        guard test.reason != .skipped else { return nil }
        var source = test.source
        if let file = source?.file { source?.file = path(of: file, package: package, environment) }
        return GitHubAnnotation(level: .error, source: source, title: test.test, message: "\(test)")
    }

    private static func path(of file: String, package: String, _ environment: [String: String]) -> String {
        guard let workspace = environment["GITHUB_WORKSPACE"], !workspace.isEmpty else { return file }
        let path = file.hasPrefix("/") ? file : "\(package)/\(file)"
        let root = workspace.hasSuffix("/") ? workspace : "\(workspace)/"
        return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : file
    }
}
