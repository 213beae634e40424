/// What the compiler doesn't find, and where.
package struct MissingName: Equatable, Sendable {
    /// The name, such as `UIView.endEditing`, or the compiler's message if it is about something else.
    package var name: String

    /// The files that use it, in alphabetical order.
    package var files: [String]

    /// How often it is used.
    package var count: Int

    /// Returns the names that the errors of a build are about: those in most files first.
    ///
    /// - Parameter output: The output of `swift build`.
    package static func names(in output: String) -> [MissingName] {
        var places: [String: Set<Place>] = [:]
        for line in output.split(whereSeparator: \.isNewline) {
            // The package manager prints an error again below the source line.
            guard let match = line.wholeMatch(of: #/(/.+?):(\d+):(\d+): error: (.+)/#) else { continue }
            let place = Place(file: String(match.1), line: String(match.2), column: String(match.3))
            places[name(in: String(match.4)), default: []].insert(place)
        }
        let names = places.map { name, places in
            MissingName(name: name, files: Set(places.map(\.file)).sorted(), count: places.count)
        }
        return names.sorted { ($1.files.count, $1.count, $0.name) < ($0.files.count, $0.count, $1.name) }
    }

    private struct Place: Hashable {
        let file, line, column: String
    }

    /// Returns the name that a message of the compiler is about, or the message.
    private static func name(in message: String) -> String {
        if let match = message.firstMatch(of: #/(?:cannot find type|cannot find|no such module) '([^']+)'/#) {
            return message.hasPrefix("no such module") ? "import \(match.1)" : String(match.1)
        }
        if let match = message.firstMatch(
            of: #/type '([^']+)' (?:\([^)]*\) )?has no (?:dynamic |static )?member '([^']+)'/#)
        {
            return "\(match.1).\(match.2)"
        }
        return message
    }
}
